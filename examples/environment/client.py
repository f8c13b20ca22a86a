"""A client for `rulehouse env` without dependencies: random play in many games at once.

python3 client.py terrafex 64 1000
"""

import json
import random
import struct
import subprocess
import sys

RESET, STEP, HELLO, RESULT, FAULT = 1, 2, 16, 17, 19


class Client:
    def __init__(self, command, game, games):
        flags = ["env", game, "--games", str(games)]
        self.process = subprocess.Popen([*command, *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.hello = json.loads(self.read(HELLO))
        self.games, self.seats, self.bits = games, self.hello["seats"], self.hello["maskBytes"]
        self.length = self.hello["observation"]["length"]

    def send(self, kind, payload):
        self.process.stdin.write(struct.pack("<2sBBI", b"RH", 1, kind, len(payload)) + payload)
        self.process.stdin.flush()

    def read(self, wanted):
        magic, version, kind, length = struct.unpack("<2sBBI", self.process.stdout.read(8))
        payload = self.process.stdout.read(length)
        assert (magic, version) == (b"RH", 1)
        if kind != wanted:
            raise ValueError(payload.decode())
        return payload

    def result(self):
        """Observations, rewards, masks, seats to move, standings, and the reasons for refused ids."""
        payload, at, parts = self.read(RESULT), 0, []
        for size in (4 * self.length, 4 * self.seats, self.bits, 1, 1):
            parts.append(payload[at : at + size * self.games])
            at += size * self.games
        return (*parts, json.loads(payload[at:] or "[]"))

    def reset(self, seeds):
        self.send(RESET, struct.pack(f"<{self.games}d", *seeds))
        return self.result()

    def step(self, ids):
        self.send(STEP, struct.pack(f"<{self.games}i", *ids))
        return self.result()

    def legal(self, masks, game):
        bits = int.from_bytes(masks[game * self.bits : (game + 1) * self.bits], "little")
        while bits:
            low = bits & -bits
            yield low.bit_length() - 1
            bits ^= low

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


if __name__ == "__main__":
    game, games, steps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    client = Client(["npx", "rulehouse"], game, games)
    masks, over = client.reset(range(games))[2], 0
    for _ in range(steps):
        ids = [random.choice(list(client.legal(masks, game))) for game in range(games)]
        _, _, masks, _, standings, _ = client.step(ids)
        over += sum(standing == 1 for standing in standings)
    print(f"{steps * games} moves, {over} games to their end")
    sys.exit(client.close())
