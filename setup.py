"""Hands setuptools what build_backend/backend.py compiled. All the rest is in pyproject.toml."""

from setuptools import setup

from backend import extensions
from objects import BuildExtensions

setup(ext_modules=extensions, cmdclass={"build_ext": BuildExtensions})
