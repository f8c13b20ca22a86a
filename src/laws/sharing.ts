/**
 * What a game hands out, looked at by identity: nobody can change what another one holds.
 *
 * A state may share lists with the states before and after it: a move copies what it changes and no more, and states are not frozen because
 * freezing would cost more than the move. What two answers share, and what two games share, is frozen.
 *
 * @packageDocumentation
 */
import { type Either, isLeft } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import { decode } from '../core/codec.js';
import { schemasOf } from '../core/documents.js';
import type { Game, GameTypes } from '../core/game.js';
import type { Legal } from '../core/legal.js';
import { applyMove, applyMoveAs } from '../core/play.js';
import { verifyRecord, writeRecord } from '../core/record.js';
import { firstSeats, type Seat } from '../core/seat.js';
import { choices } from '../face/choices.js';
import type { Face } from '../face/face.js';
import { whyNot } from '../face/why-not.js';
import { isOpen, openIn, partsOf, spoil, throughJson } from './data.js';
import { eyesOf, legalTexts, type Plan, type Samples, sure, type Walk } from './sample.js';
import { demand, each, same, type Violation } from './violation.js';

/** What was handed out, by the name of what was asked. A name may come several times. */
type HandedOut = readonly (readonly [name: string, value: unknown])[];

/** The objects in what was handed out, with the path to each. */
const partsIn = (handed: HandedOut): ReadonlyMap<object, string> => {
  const found = new Map<object, string>();
  for (const [name, value] of handed) partsOf(value, name, found);
  return found;
};

/** Items of a list, evenly spread over it: at most `most`. */
const spread = <A>(items: readonly A[], most: number): readonly A[] => {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
};

/** The number of moves that are looked at one by one. */
const someMoves = 5;

/** The number of texts that are tried as moves of a position; most of them are refused. */
const someTexts = 40;

/** A spectator and a seat: what others are handed is made in the same way. */
const someEyes = <T extends GameTypes>(game: Game<T>, state: T['State']): readonly Option<Seat>[] =>
  eyesOf(game, state).slice(0, 2);

/** Why something was refused or could not be read; nothing if it was not. */
const reason = (name: string, result: Either<unknown, unknown>): HandedOut =>
  isLeft(result)
    ? [
        [name, result.left],
        [name, result],
      ]
    : [];

const refusalsIn = <T extends GameTypes>(game: Game<T>, state: T['State'], tried: readonly T['Move'][]): HandedOut => {
  const [move] = game.legalMoves(state);
  const seats = firstSeats(move === undefined ? 0 : game.seatCount(state));
  return [
    ...[null, ...tried].flatMap((one) => [
      ...reason('refusal', game.check(one)(state)),
      ...reason('refusal', applyMove(game)(one)(state)),
    ]),
    ...seats.flatMap((seat) => reason('refusal', applyMoveAs(game)(seat, move)(state))),
    ...reason('refusal', game.setup(null, 0)),
  ];
};

/** Why texts and JSON that are not those of this position cannot be read. */
const faultsIn = <T extends GameTypes>(game: Game<T>, state: T['State']): HandedOut => {
  const text = game.position.print(state);
  const wrong = ['', 'x', `${text}x`, text.replace(/\d/, '?'), text.replace(/\d/, '99'), text.replace(/ .*/, '')];
  return [
    ...wrong.flatMap((one) => reason('fault', game.position.parse(one))),
    ...wrong.flatMap((one) => reason('fault', game.viewText.parse(one))),
    ...wrong.flatMap((one) => reason('fault', game.moveText.parse(one))),
    ...[game.options, game.state, game.viewState, game.move].flatMap((codec) =>
      [null, { _tag: '?' }].flatMap((one) => reason('fault', decode<unknown, unknown>(codec)(one))),
    ),
    ...reason('fault', verifyRecord(game)({})),
  ];
};

/** What is read from texts and JSON. It shares nothing with the JSON either, so that the JSON stays the caller's own. */
const readIn = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  views: readonly T['View'][],
  moves: readonly T['Move'][],
): HandedOut => [
  ['position.parse', game.position.parse(game.position.print(state))],
  ['state.encode', game.state.encode(state)],
  ['state.decode', decode(game.state)(throughJson(game.state.encode(state)))],
  ...views.flatMap(
    (view): HandedOut => [
      ['viewText.parse', game.viewText.parse(game.viewText.print(view))],
      ['viewState.encode', game.viewState.encode(view)],
      ['viewState.decode', decode(game.viewState)(throughJson(game.viewState.encode(view)))],
    ],
  ),
  ...moves.flatMap(
    (move): HandedOut => [
      ['moveText.parse', game.moveText.parse(game.moveText.print(move))],
      ['move.encode', game.move.encode(move)],
      ['move.decode', decode(game.move)(throughJson(game.move.encode(move)))],
    ],
  ),
];

/** What people are told and shown. */
const facedIn = <T extends GameTypes>(
  face: Face<T>,
  state: T['State'],
  views: readonly T['View'][],
  moves: readonly Legal<T['Move']>[],
): HandedOut => {
  const { game } = face;
  const [first = []] = moves.map(face.parts);
  return [
    ...[state, ...views].flatMap(
      (view): HandedOut => [
        ['face.model', face.model(view)],
        ['face.describeView', face.describeView(view)],
      ],
    ),
    ...moves.flatMap((move): HandedOut => {
      const [parts, after] = [face.parts(move), game.applyLegal(state, move)];
      const changes = face.changes(state, move, after);
      return [
        ['face.parts', parts],
        ['face.orders', face.orders?.(parts)],
        ['face.changes', changes],
        ['face.describe', face.describe(state, move)],
        ...changes.map((change) => ['face.describeChange', face.describeChange(after, change)] as const),
        ...parts.map((part) => ['face.describePlace', face.describePlace(part)] as const),
      ];
    }),
    ['face.tried', spread(face.tried(state), someTexts)],
    ['choices', choices(face)(state, first.slice(0, 1))],
    ['whyNot', whyNot(face)(state, [...first, ...first])],
  ];
};

/** All that a game hands out about a position and that belongs to whoever asked. */
const answersIn = <T extends GameTypes>(
  { game, given: { face } }: Samples<T>,
  state: T['State'],
  tried: readonly T['Move'][],
): HandedOut => {
  const legal = game.legalMoves(state);
  const moves = spread(legal, someMoves);
  const views = someEyes(game, state).map((eyes) => game.view(eyes)(state));
  return [
    ...[state, ...views].flatMap(
      (view): HandedOut => [
        ['legalMoves', game.legalMoves(view)],
        ['toMove', game.toMove(view)],
        ['teams', game.teams(view)],
        ['atOnce', game.atOnce?.(view)],
      ],
    ),
    ['score', game.score(state)],
    ['outcome', game.outcome(state)],
    ...moves.map((move) => ['mover', game.mover?.(state, move)] as const),
    ...refusalsIn(game, state, tried),
    ...faultsIn(game, state),
    ...readIn(game, state, views, moves),
    ...(face === undefined ? [] : facedIn(face, state, views, moves)),
  ];
};

/** The states and views that a game hands out about a position. They may share lists with its state. */
const statesIn = <T extends GameTypes>(game: Game<T>, state: T['State']): HandedOut => [
  ...spread(game.legalMoves(state), someMoves).flatMap(
    (move): HandedOut => [
      ['applyLegal', game.applyLegal(state, move)],
      ['applyMove', applyMove(game)(move)(state)],
    ],
  ),
  ...eyesOf(game, state).flatMap(
    (eyes): HandedOut => [
      ['view', game.view(eyes)(state)],
      ['determinize', game.determinize(game.view(eyes)(state), 1)],
    ],
  ),
];

const openTwice = (paths: readonly string[], when: string): Violation =>
  demand(paths.length === 0, () => `handed out ${when}, and can be changed: ${paths.slice(0, 8).join(', ')}`);

/** The game, its codecs and its face are frozen; of the schemas at least what they have in common. */
const still = <T extends GameTypes>({ game, given: { face } }: Samples<T>): Violation => {
  const open = [
    ...partsIn([
      ['game', game],
      ['face', face],
    ]),
  ].filter(([part]) => isOpen(part));
  const shared = openIn(partsOf(schemasOf(game), 'schemasOf(game)'), partsOf(schemasOf(game)));
  return (
    demand(
      open.length === 0,
      () =>
        `not frozen: ${open
          .map(([, path]) => path)
          .slice(0, 8)
          .join(', ')}`,
    ) ?? openTwice(shared, 'twice')
  );
};

/** Records of one game share only what is frozen. */
const records = <T extends GameTypes>(game: Game<T>, walk: Walk<T>, { options, seed }: Plan<T>): Violation => {
  const written = (): HandedOut => {
    const record = sure(writeRecord(game)(options, seed, walk.start, walk.moves), 'no record can be written');
    return [
      ['writeRecord', record],
      ['verifyRecord', verifyRecord(game)(throughJson(record))],
    ];
  };
  return openTwice(openIn(partsIn(written()), partsIn(written())), 'twice');
};

/** What was read shares nothing with what it was read from, and a state nothing with the move that a caller made. */
const ownInput = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation => {
  const json = throughJson(game.state.encode(state));
  const moves = spread(game.legalMoves(state), someMoves).map((move) =>
    sure(decode(game.move)(throughJson(game.move.encode(move))), 'a move cannot be decoded'),
  );
  return (
    openTwice(openIn(partsOf(decode(game.state)(json), 'state.decode'), partsOf(json)), 'as a part of the JSON') ??
    each(moves, (move) =>
      openTwice(
        openIn(partsOf(applyMove(game)(move)(state), 'applyMove'), partsOf(move)),
        'as a part of the move that was handed in',
      ),
    )
  );
};

/** A position, and the same one of a game that has nothing to do with it. */
interface Twins<T extends GameTypes> {
  readonly state: T['State'];
  readonly twin: T['State'];
  /** Moves that are tried; most of them are refused. */
  readonly tried: readonly T['Move'][];
}

/** What is asked twice is fresh or frozen, and an answer is no part of the state. Two games share only what is frozen. */
const freshOrFrozen = <T extends GameTypes>(samples: Samples<T>, { state, twin, tried }: Twins<T>): Violation => {
  const { game } = samples;
  const own = partsOf(state);
  const ask = (one: T['State']): ReadonlyMap<object, string> => partsIn(answersIn(samples, one, tried));
  const follow = (one: T['State']): ReadonlyMap<object, string> => partsIn([['state', one], ...statesIn(game, one)]);
  const [answers, again, others] = [ask(state), ask(state), ask(twin)];
  const [states, once, more] = [follow(state), follow(state), follow(twin)];
  return (
    openTwice(openIn(answers, others), 'in two games') ??
    openTwice(openIn(states, new Map([...others, ...more])), 'in two games') ??
    openTwice(openIn(answers, again), 'twice') ??
    openTwice(openIn(answers, own), 'as a part of the state') ??
    openTwice(openIn(new Map([...states].filter(([part]) => !own.has(part))), once), 'twice, after the state')
  );
};

/** Nothing changes when a caller spoils what was handed out. */
const spoilt = <T extends GameTypes>(samples: Samples<T>, { state, tried }: Twins<T>): Violation => {
  const { game } = samples;
  const [texts, answers] = [
    [game.position.print(state), game.key(state), legalTexts(game, state)],
    answersIn(samples, state, tried),
  ];
  const before = JSON.stringify([texts, answers]);
  for (const [, value] of answers) spoil(value);
  const after = JSON.stringify([
    [game.position.print(state), game.key(state), legalTexts(game, state)],
    answersIn(samples, state, tried),
  ]);
  return same('what is said after a caller changed what was handed out', after, before);
};

/** Nobody can change what another one holds: looked for in a game that was played, and in the same game played once more. */
export const holdsAlone = <T extends GameTypes>(samples: Samples<T>, walk: Walk<T>, plan: Plan<T>): Violation => {
  const { game, given, play } = samples;
  const other = play(plan);
  const texts = [
    ...spread(given.candidates ?? [], someTexts),
    ...spread(walk.moves, someTexts).map(game.moveText.print),
  ];
  const tried = texts.map((text) => sure(game.moveText.parse(text), `${text} is no notation`));
  return (
    still(samples) ??
    records(game, walk, plan) ??
    each(new Set([walk.states.length - 1, walk.states.length >> 1]), (ply) => {
      const twins = { state: walk.states[ply], twin: other.states[ply], tried };
      return freshOrFrozen(samples, twins) ?? ownInput(game, twins.state) ?? spoilt(samples, twins);
    })
  );
};
