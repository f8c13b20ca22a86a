"""A player in Python, based only on /openapi.json: opens a table, and plays a whole game against a bot of the server.

    npx rulehouse serve --port 8080
    python3 client.py http://localhost:8080/ terrafex
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Refused(Exception):
    """The server responded with an error: `status`, the text, and the broken rule of the game, if any."""

    def __init__(self, status, error):
        super().__init__(error["text"] if error["rule"] is None else f"{error['rule']}: {error['text']}")
        self.status = status
        self.rule = error["rule"]


class Table:
    """A table as seen with a token; without a token, as spectators see it."""

    def __init__(self, server, table, token=None):
        self.address = f"{server.rstrip('/')}/api/tables/{table}"
        self.token = token

    def look(self):
        return ask(self.address, token=self.token)

    def legal(self):
        return ask(f"{self.address}/legal", token=self.token)

    def record(self):
        return ask(f"{self.address}/record", token=self.token)

    def move(self, ply, move):
        """Makes a move. The request is repeated until the server responds; the key marks it as the same request."""
        return self.say({"_tag": "Move", "ply": ply, "move": move})

    def say(self, message):
        key = str(uuid.uuid4())
        for wait in (0.5, 1, 2, 4, None):
            try:
                return ask(f"{self.address}/messages", message, self.token, key)
            except (Refused, OSError) as error:
                is_passing = not isinstance(error, Refused) or error.status in (429, 503)
                if not is_passing or wait is None:
                    raise
                time.sleep(wait)


def ask(url, body=None, token=None, key=None):
    """Sends a request; a refusal is raised as an exception."""
    headers = {}
    if body is not None:
        headers["Content-Type"] = "application/json"
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    if key is not None:
        headers["Idempotency-Key"] = key
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise Refused(error.code, json.load(error)["error"]) from None


def open_table(server, game, player, bot, options=None):
    """Opens a table for a player and a bot."""
    wanted = {
        "game": game,
        "spec": {"players": [player], "options": options or {}},
        "bots": [{"seat": 1, "bot": bot}],
    }
    opened = ask(f"{server.rstrip('/')}/api/tables", wanted, key=str(uuid.uuid4()))
    return Table(server, opened["id"], opened["tokens"][player])


def play(table):
    """Plays random moves until the end; returns the record of the game."""
    chance = random.Random(1)
    while True:
        look = table.look()
        if look["end"] is not None:
            return table.record()
        if look["viewer"] in look["sight"]["deciding"]:
            table.move(look["sight"]["ply"], chance.choice(table.legal()))
        else:
            time.sleep(0.02)


if __name__ == "__main__":
    server, game = sys.argv[1], sys.argv[2]
    options = json.loads(sys.argv[3]) if len(sys.argv) > 3 else {}
    record = play(open_table(server, game, "Py", "random", options))
    print(json.dumps(record))
