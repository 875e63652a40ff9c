"""Tiny titles that try every side of the kernel: `planks` is an arrangement game, `skirmish` has nested effects,
simultaneous secrets and a clock. They aren't part of the house and are never compiled."""
