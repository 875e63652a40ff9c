"""What can be asked of the house over HTTP, a module for each resource. Each endpoint is a few lines: the work is done
by those it calls."""

from tortuga.server.api import guests, history, invitations, lessons, lists, puzzles, tables, titles
from tortuga.server.http import Api

api = Api()
for resource in (guests, titles, lessons, puzzles, tables, lists, invitations, history):
    api.endpoints += resource.api.endpoints
