"""Fault schedules: several processes of one house over one PostgreSQL, real games, and faults drawn from a seed."""
