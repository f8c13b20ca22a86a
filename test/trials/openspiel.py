"""Random positions of OpenSpiel's backgammon, each with all positions after a play, one per line as JSON: [position, [after, ...]].

A position is [points, bar, off, dice, turn] as in examples/backgammon: points from the 1 point of seat 0, seat 1 below zero. OpenSpiel plays a double as
two turns with the same dice; both are one play here. Arguments: number of positions, seed.
"""
import json
import random
import sys

try:
    import pyspiel
except ImportError:
    sys.exit(3)

count, seed = int(sys.argv[1]), int(sys.argv[2])
chance = random.Random(seed)
game = pyspiel.load_game("backgammon(scoring_type=full_scoring)")
BAR = 100


def read(state):
    own = [[state.board(seat, place) for place in range(24)] for seat in (0, 1)]
    if FLIP:
        own = [row[::-1] for row in own]
    bar = [state.board(seat, BAR) for seat in (0, 1)]
    off = [15 - sum(own[seat]) - bar[seat] for seat in (0, 1)]
    return [[a - b for a, b in zip(*own)], bar, off]


def after(state, player, is_double):
    found = {}
    def visit(now, turns):
        for action in now.legal_actions():
            child = now.child(action)
            if turns > 1 and not child.is_terminal() and not child.is_chance_node() and child.current_player() == player:
                visit(child, turns - 1)
            else:
                found[json.dumps(read(child))] = read(child)
    visit(state, 2 if is_double else 1)
    return list(found.values())


FLIP = game.new_initial_state().board(0, 0) == 2
written = 0
while written < count:
    state, dice = game.new_initial_state(), []
    while not state.is_terminal() and written < count:
        if state.is_chance_node():
            action = chance.choices(*zip(*state.chance_outcomes()))[0]
            text = state.action_to_string(-1, action)
            dice = sorted((int(sign) for sign in text.split("roll: ")[1][:2]), reverse=True)
            state.apply_action(action)
            player = state.current_player()
            isFirst = True
            continue
        if isFirst and state.current_player() == player:
            print(json.dumps([read(state) + [dice, player], after(state, player, dice[0] == dice[1])]))
            written += 1
            isFirst = False
        state.apply_action(chance.choice(state.legal_actions()))
