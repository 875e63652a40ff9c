"""The six optional modules (PM-9), one file each, on the hooks of `table.Module`."""
