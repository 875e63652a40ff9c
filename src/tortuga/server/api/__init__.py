"""The HTTP API of the house, one module per resource. Endpoints are a few lines each; the work is done elsewhere."""

from tortuga.server.api import guests, history, house, invitations, lessons, lists, puzzles, tables, titles
from tortuga.server.http import Api

api = Api()
for resource in (house, guests, titles, lessons, puzzles, tables, lists, invitations, history):
    api.endpoints += resource.api.endpoints
