"""The house itself."""

from msgspec import Struct

import tortuga
from tortuga.server.compiling import RulesBuild
from tortuga.server.http import Api, Call

api = Api()


class HouseFacts(Struct, frozen=True):
    version: str
    rules: RulesBuild
    """Pure ones are the same, but bots get less far with them in the time that they have."""


@api.get("/api/house", answer=HouseFacts, summary="Its version, and whether its bots think with compiled rules")
async def house(call: Call) -> HouseFacts:
    return HouseFacts(tortuga.__version__, call.request.app.state.rules_build())
