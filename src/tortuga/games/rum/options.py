"""How a table of RUM wants to play, and what follows from that for its rules."""

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from tortuga.kernel.title import OptionForm, Options

Edition: TypeAlias = Literal["en", "pl"]


class RumOptions(Options, frozen=True, kw_only=True):
    """The edition decides where the two rulebooks differ; each difference can also be set separately."""

    edition: Annotated[Edition, OptionForm(main=True)] = "en"
    dealer: Annotated[int | None, OptionForm(only_with=("edition", "en"))] = None
    """English edition: the dealer's seat, counted from 1; the player to the left starts. None: by chance."""
    impersonator: Annotated[int | None, OptionForm(only_with=("edition", "pl"))] = None
    """Polish edition: the seat of the best pirate impersonator, who starts. None: by chance."""
    wash_first_beach: bool | None = None
    """RUM-2.6: is a trio among the first beach cards washed away?"""
    parrot_silent_when_last: bool | None = None
    """RUM-6.2: does a parrot that is the wreck's last card have no effect of its own?"""
    hand_must_show_colour: bool | None = None
    """RUM-4.12: must a laid card show the colour of each captain gained?"""


class Switches(msgspec.Struct, frozen=True):
    """The differences between the editions, decided for one table; see RumOptions."""

    wash_first_beach: bool
    parrot_silent_when_last: bool
    hand_must_show_colour: bool


@cache
def switches(options: RumOptions) -> Switches:
    """What the edition decides, unless the table has set it separately."""
    english = options.edition == "en"

    def settled(choice: bool | None) -> bool:
        return english if choice is None else choice

    return Switches(
        settled(options.wash_first_beach),
        settled(options.parrot_silent_when_last),
        settled(options.hand_must_show_colour),
    )
