"""Plays a whole game of IceTraders with a Python client that openapi-generator made of the server's description, and watches its events.

    npx rulehouse serve --port 8399 --data data
    curl -s http://127.0.0.1:8399/openapi.json > openapi.json
    java -jar openapi-generator-cli-7.23.0.jar generate -i openapi.json -g python -o client && pip install ./client
    python research/generated-clients/play_generator.py && npx rulehouse verify record.json
"""

import json
import random
import urllib.request

from openapi_client import ApiClient, Configuration, DefaultApi, EndedEvent, Event, Message, MoveMessage, Wanted, WantedSpec

address = "http://127.0.0.1:8399"


def client(token=None):
    return DefaultApi(ApiClient(Configuration(host=address, access_token=token)))


spec = WantedSpec(options={"players": 2, "turnLimit": 12}, players=["Ada", "Bo"])
opened = client().post_tables(Wanted(game="icetraders", spec=spec))
players = [client(opened.tokens[name]) for name in ("Ada", "Bo")]
request = urllib.request.Request(f"{address}/api/tables/{opened.id}/events")
request.add_header("Authorization", f"Bearer {opened.tokens['Ada']}")
draw = random.Random(3)
moves = 0
with urllib.request.urlopen(request) as stream:
    while (look := players[0].get_tables_table(opened.id)).end is None:
        player = players[look.sight.deciding[0]]
        choice = draw.choice(player.get_tables_table_legal(opened.id))
        message = MoveMessage(_tag="Move", ply=look.sight.ply, course=look.sight.course, move=choice)
        if not player.post_tables_table_messages(opened.id, Message(message)).taken:
            raise SystemExit(f"{choice} was refused")
        moves += 1
    events = 0
    kind = b""
    for line in stream:
        kind = line[6:].strip() if line.startswith(b"event:") else kind
        if kind == b"event" and line.startswith(b"data:"):
            event = Event.from_json(line[5:].decode())
            events += 1
            if isinstance(event.actual_instance, EndedEvent):
                break
print(f"{moves} moves, {events} events; winners: {look.end.actual_instance.result.winners}")
with open("record.json", "w", encoding="utf-8") as file:
    json.dump(players[0].get_tables_table_record(opened.id).to_dict(), file)
