"""A bot in Python without any library. It plays every game by picking one of the legal moves it receives."""
import json
import random
import sys


def answer(method, params):
    if method == "initialize":
        return {"name": "bot.py", "version": "1", "options": {"legal": True}}
    if method == "newGame":
        random.seed(params["seed"])
        return None
    if method == "go":
        return {"move": random.choice(params["legal"])}
    raise ValueError("no request " + method)


for line in sys.stdin:
    message = json.loads(line)
    if message["method"] == "quit":
        break
    if "id" in message:
        result = answer(message["method"], message["params"])
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
