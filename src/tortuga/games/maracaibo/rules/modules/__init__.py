"""The six optional modules (PM-9), one file each, on the hooks of `module.Module`. A hook of Redbeard that a module
leaves alone leaves him as he is (PM-9.13)."""
