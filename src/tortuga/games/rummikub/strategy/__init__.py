"""What bots weigh before they lay: who can go out, and who will be first.

Tiles are mostly counts by kind here: where the jokers of the table are wild, only which tiles lie there matters.
"""
