"""Hands setuptools what build_backend/backend.py compiled. All the rest is in pyproject.toml."""

from setuptools import setup

from backend import extensions

setup(ext_modules=extensions)
