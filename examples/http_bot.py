"""A bot that plays a whole game over plain HTTP. It needs nothing but Python, and knows nothing of the rules.

python http_bot.py http://127.0.0.1:8678 [CODE]    sits down at the table of that code, or opens one against a bot
"""

import json
import secrets
import sys
import time
from hashlib import blake2b
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

house, code = [*sys.argv[1:], None][:2]
web = build_opener(HTTPCookieProcessor())  # who we are is a cookie; the house sets it when we become a guest


def ask(path, **body):
    """GETs, or POSTs what is given. If no answer comes, asks again: a command with the same id happens only once."""
    request = Request(house + path, json.dumps(body).encode() if body else None, {"Content-Type": "application/json"})
    while True:
        try:
            with web.open(request, timeout=30) as answer:
                return json.load(answer)
        except (OSError, HTTPException) as failed:  # the line broke, or the house said no
            if isinstance(failed, HTTPError) and failed.code not in (429, 503):  # which mean: in a moment
                sys.exit(json.load(failed)["text"])
            time.sleep(1)


def frames():
    """The table as it is now and whenever something happens: a line of JSON each. A broken line begins anew."""
    while True:
        try:
            with web.open(f"{house}/api/tables/{table}/events", timeout=60) as lines:
                yield from (json.loads(line) for line in lines if line.strip())  # an empty line only says "still here"
        except (OSError, HTTPException):
            time.sleep(1)


ask("/api/me", name="Sample bot", language="en")
if code:
    table = ask(f"/api/codes/{code}")["table"]
    ask(f"/api/tables/{table}/commands", type="sit", id=secrets.token_hex(8), code=code)
else:
    order = {"setup": {"title": "rum", "seats": ["me", "bot:random"]}, "start": True}
    table = ask("/api/tables", id=secrets.token_hex(8), **order)["table"]
sealed = None
for now in frames():
    if owes := now.get("owes"):  # ours to decide: of all offers, the one that brings the most points
        sealed = sealed or ask(f"/api/tables/{table}")["about"]["seed_hash"]  # of the seed that we see at the end
        best = max(owes["offers"], key=lambda offer: offer.get("points") or 0)
        play = {"type": "play", "id": secrets.token_hex(8), "decision": owes["decision"], "move": best["do"]}
        print(best["do"], "->", ask(f"/api/tables/{table}/commands", **play)["type"])  # accepted, or stale
    if now.get("status") in ("over", "closed"):
        break
seal = blake2b(now.get("seed", "").encode(), digest_size=16, person=b"tortuga-seed").hexdigest()
print(f"Seat {now['you'] + 1}: {now.get('outcome')}. The seed {'fits' if seal == sealed else 'DOES NOT FIT'} its hash.")
