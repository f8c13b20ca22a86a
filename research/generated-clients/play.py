"""Plays a whole game of IceTraders with a client that openapi-python-client made of the server's description, and watches its events.

    pip install openapi-python-client
    npx rulehouse serve --port 8399 --data data
    curl -s http://127.0.0.1:8399/openapi.json > openapi.json
    openapi-python-client generate --path openapi.json --output-path client
    PYTHONPATH=client python research/generated-clients/play.py && npx rulehouse verify record.json
"""

import json
import random

from rulehouse_serve_client import AuthenticatedClient, Client
from rulehouse_serve_client.api.default import (
    get_tables_table,
    get_tables_table_legal,
    get_tables_table_record,
    post_tables,
    post_tables_table_messages,
)
from rulehouse_serve_client.models import MoveMessage, MoveMessageTag, Wanted, WantedSpec, WantedSpecOptions

address = "http://127.0.0.1:8399"
names = ["Ada", "Bo"]
anybody = Client(base_url=address)
options = WantedSpecOptions.from_dict({"players": 2, "turnLimit": 12})
opened = post_tables.sync(client=anybody, body=Wanted(game="icetraders", spec=WantedSpec(options=options, players=names)))
tokens = opened.tokens.additional_properties
players = [AuthenticatedClient(base_url=address, token=tokens[name]) for name in names]
draw = random.Random(3)
moves = 0
with players[0].get_httpx_client().stream("GET", f"/api/tables/{opened.id}/events") as stream:
    while (look := get_tables_table.sync(opened.id, client=players[0])).end is None:
        seat = look.sight.deciding[0]
        legal = get_tables_table_legal.sync(opened.id, client=players[seat])
        move = MoveMessage(
            field_tag=MoveMessageTag.MOVE, ply=look.sight.ply, course=look.sight.course, move=draw.choice(legal)
        )
        if not post_tables_table_messages.sync(opened.id, client=players[seat], body=move).taken:
            raise SystemExit(f"{move.move} was refused")
        moves += 1
    events = 0
    for line in stream.iter_lines():
        events += line.startswith("event:")
        if '"Ended"' in line:
            break
record = get_tables_table_record.sync(opened.id, client=anybody)
print(f"{moves} moves, {events} events, {len(record.moves)} moves in the record; winners: {look.end.result.winners}")
with open("record.json", "w", encoding="utf-8") as file:
    json.dump(record.to_dict(), file)
