"""The rules of each title, proved one by one."""
