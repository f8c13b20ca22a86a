/** The pictures and clicks of the game: the dice, and the progress of the seats. */
import { type Face, faceOf, type SvgTree, say, svgBox, svgDie, svgGroup, svgLabel, svgSheet } from 'rulehouse/face';
import type { SvgOptions } from 'rulehouse/svg';
import { game, type State, type Types } from './game.ts';

export const face: Face<Types> = faceOf<Types>({
  game,
  parts: (move) =>
    move._tag === 'Fall'
      ? [{ kind: 'dice', value: move.dice, label: `The dice show ${[...move.dice].join(' and ')}` }]
      : [{ kind: 'die', value: String(move.pips), label: `Take the ${move.pips}` }],
  model: (view) => ({
    pieces: {},
    counts: {},
    words: { 'dice:table': view.dice },
    points: view.spaces.map((spaces) => ({ spaces })),
    phase: game.toMove(view).length > 0 ? 'turn' : view.spaces.includes(view.goal) ? 'over' : 'fall',
  }),
  gaps: (_, move) => (move._tag === 'Fall' ? { dice: [...move.dice].join(' and ') } : { pips: move.pips }),
  texts: {
    'move.Take': '{who} takes the {pips}',
    'move.Fall': 'The dice show {dice}',
    'place.die': 'a die that shows {value}',
    'place.dice': 'the dice',
    'word.dice': '{value}',
    'phase.turn': 'take a die',
    'phase.fall': 'the dice fall',
    'phase.over': 'the end',
    'source.spaces': 'spaces',
    'reason.goal': 'the goal is reached',
  },
});

/** Draws a position. */
export const draw = (view: State, options: SvgOptions = {}): SvgTree => {
  const { spaces, turn, goal } = view;
  // If both dice show the same number, one target is enough.
  const dice = [...view.dice].map((die, at) =>
    svgGroup(
      14 + 90 * at,
      60,
      view.dice.indexOf(die) === at ? { 'data-die': die, 'data-box': '0 0 76 76' } : {},
      svgBox(0, 0, 76, 76),
      svgDie(18, 18, Number(die)),
    ),
  );
  const tracks = spaces.map((space, seat) =>
    svgGroup(
      14,
      156 + 44 * seat,
      {},
      svgBox(0, 0, 532, 36, seat === turn ? { fill: '#d3ece8', stroke: '#0f766e' } : {}),
      svgBox(0, 0, (532 * space) / goal, 36, { fill: '#0f766e', stroke: 'none', opacity: 0.3 }),
      svgLabel(`Seat ${seat}`, 12, 18, { 'font-size': 16 }),
      svgLabel(`${space} of ${goal}`, 520, 18, { 'font-size': 16, 'font-weight': 700, 'text-anchor': 'end' }),
    ),
  );
  return svgSheet(
    164 + 44 * spaces.length,
    { title: game.title, description: game.board(view) },
    { text: say([face.english])(face.describeView(view)), note: 'Land on another seat to send it back' },
    options,
    ...dice,
    ...tracks,
  );
};
