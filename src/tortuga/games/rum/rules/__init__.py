"""The rules of RUM: the whole truth, and what may be done. Read `cards` and `bottles`, then `sets`, then `state`."""
