/**
 * Walks through everything that a game returns, and finds objects that two callers share and that either of them could change.
 *
 * A state may share lists with the states before and after it, because a move copies only what it changes. States are not frozen, because freezing a
 * state would cost more than making a move. All other objects that two results or two games share must be frozen.
 *
 * @packageDocumentation
 */
import { type Either, isLeft } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { applyMove, applyMoveAs } from '../core/playing/play.js';
import { decode } from '../core/reading/codec.js';
import { schemasOf } from '../core/records/documents.js';
import { verifyRecord, writeRecord } from '../core/records/record.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import { choices } from '../face/choices.js';
import type { Face } from '../face/face.js';
import { whyNot } from '../face/why-not.js';
import { isOpen, openIn, partsOf, spoil, throughJson } from './data.js';
import { eyesOf, legalTexts, type Plan, type Samples, sure, type Walk } from './sample.js';
import { demand, each, same, type Violation } from './violation.js';

/** Values that a game returned, each with the name of the function that returned it. The name of a function may occur several times. */
type ReturnedValues = readonly (readonly [name: string, value: unknown])[];

/** The objects inside the given values, each with the path that leads to it. */
const partsIn = (handed: ReturnedValues): ReadonlyMap<object, string> => {
  const found = new Map<object, string>();
  for (const [name, value] of handed) partsOf(value, name, found);
  return found;
};

/** Picks at most `most` items, spread evenly over a list. */
const spread = <A>(items: readonly A[], most: number): readonly A[] => {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
};

/** The greatest number of legal moves that are examined one by one in a position. */
const someMoves = 5;

/** The greatest number of moves from any one source that are tried in a position; most of them are refused. */
const someTexts = 40;

/** Two of the viewers: a spectator and one seat. The other seats need no test, since all seats' views are made in the same way. */
const someEyes = <T extends GameTypes>(game: Game<T>, state: T['State']): readonly Option<Seat>[] =>
  eyesOf(game, state).slice(0, 2);

/** The refusal or fault in a result, together with the result itself; empty if the result is a success. */
const refusalOf = (name: string, result: Either<unknown, unknown>): ReturnedValues =>
  isLeft(result)
    ? [
        [name, result.left],
        [name, result],
      ]
    : [];

/** The refusals of illegal moves, of values that are not moves, of moves by the wrong seats, and of missing options. */
const refusalsIn = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  tried: readonly T['Move'][],
): ReturnedValues => {
  const [move] = game.legalMoves(state);
  const seats = firstSeats(move === undefined ? 0 : game.seatCount(state));
  return [
    ...[null, ...tried].flatMap((one) => [
      ...refusalOf('refusal', game.check(one)(state)),
      ...refusalOf('refusal', applyMove(game)(one)(state)),
    ]),
    ...seats.flatMap((seat) => refusalOf('refusal', applyMoveAs(game)(seat, move)(state))),
    ...refusalOf('refusal', game.setup(null, 0)),
  ];
};

/** The faults for texts and for JSON that cannot be read. */
const faultsIn = <T extends GameTypes>(game: Game<T>, state: T['State']): ReturnedValues => {
  const text = game.position.print(state);
  const wrong = ['', 'x', `${text}x`, text.replace(/\d/, '?'), text.replace(/\d/, '99'), text.replace(/ .*/, '')];
  return [
    ...wrong.flatMap((one) => refusalOf('fault', game.position.parse(one))),
    ...wrong.flatMap((one) => refusalOf('fault', game.viewText.parse(one))),
    ...wrong.flatMap((one) => refusalOf('fault', game.moveText.parse(one))),
    ...[game.options, game.state, game.viewState, game.move].flatMap((codec) =>
      [null, { _tag: '?' }].flatMap((one) => refusalOf('fault', decode<unknown, unknown>(codec)(one))),
    ),
    ...refusalOf('fault', verifyRecord(game)({})),
  ];
};

/** The results of a game's codecs and notations. */
const readIn = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  views: readonly T['View'][],
  moves: readonly T['Move'][],
): ReturnedValues => [
  ['position.parse', game.position.parse(game.position.print(state))],
  ['state.encode', game.state.encode(state)],
  ['state.decode', decode(game.state)(throughJson(game.state.encode(state)))],
  ...views.flatMap(
    (view): ReturnedValues => [
      ['viewText.parse', game.viewText.parse(game.viewText.print(view))],
      ['viewState.encode', game.viewState.encode(view)],
      ['viewState.decode', decode(game.viewState)(throughJson(game.viewState.encode(view)))],
    ],
  ),
  ...moves.flatMap(
    (move): ReturnedValues => [
      ['moveText.parse', game.moveText.parse(game.moveText.print(move))],
      ['move.encode', game.move.encode(move)],
      ['move.decode', decode(game.move)(throughJson(game.move.encode(move)))],
    ],
  ),
];

/** Everything that a face's functions return for the given state, views and moves, each with the name of the function. */
const facedIn = <T extends GameTypes>(
  face: Face<T>,
  state: T['State'],
  views: readonly T['View'][],
  moves: readonly Legal<T['Move']>[],
): ReturnedValues => {
  const { game } = face;
  const [first = []] = moves.map(face.parts);
  return [
    ...[state, ...views].flatMap(
      (view): ReturnedValues => [
        ['face.model', face.model(view)],
        ['face.describeView', face.describeView(view)],
      ],
    ),
    ...moves.flatMap((move): ReturnedValues => {
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

/** The results of a game's functions for a position; all these results must belong to the caller alone. */
const answersIn = <T extends GameTypes>(
  { game, given: { face } }: Samples<T>,
  state: T['State'],
  tried: readonly T['Move'][],
): ReturnedValues => {
  const legal = game.legalMoves(state);
  const moves = spread(legal, someMoves);
  const views = someEyes(game, state).map((eyes) => game.view(eyes)(state));
  return [
    ...[state, ...views].flatMap(
      (view): ReturnedValues => [
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

/** The states and views that a game derives from a position. They may share lists with the position's own state. */
const statesIn = <T extends GameTypes>(game: Game<T>, state: T['State']): ReturnedValues => [
  ...spread(game.legalMoves(state), someMoves).flatMap(
    (move): ReturnedValues => [
      ['applyLegal', game.applyLegal(state, move)],
      ['applyMove', applyMove(game)(move)(state)],
    ],
  ),
  ...eyesOf(game, state).flatMap(
    (eyes): ReturnedValues => [
      ['view', game.view(eyes)(state)],
      ['determinize', game.determinize(game.view(eyes)(state), 1)],
    ],
  ),
];

const forbid = (paths: readonly string[], when: string): Violation =>
  demand(paths.length === 0, () => `handed out ${when}, and can be changed: ${paths.slice(0, 8).join(', ')}`);

/** The game, its codecs and its face must be frozen, and so must every object that two calls of `schemasOf` both return. */
const freezesItself = <T extends GameTypes>({ game, given: { face } }: Samples<T>): Violation => {
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
    ) ?? forbid(shared, 'twice')
  );
};

/** Two records of one game may share only frozen parts. */
const writesFreshRecords = <T extends GameTypes>(
  game: Game<T>,
  walk: Walk<T>,
  { options, seed }: Plan<T>,
): Violation => {
  const written = (): ReturnedValues => {
    const record = sure(writeRecord(game)(options, seed, walk.start, walk.moves), 'no record can be written');
    return [
      ['writeRecord', record],
      ['verifyRecord', verifyRecord(game)(throughJson(record))],
    ];
  };
  return forbid(openIn(partsIn(written()), partsIn(written())), 'twice');
};

/** A decoded value must not contain parts of its JSON input, and a state must not contain parts of the move that led to it. */
const keepsNoInput = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation => {
  const json = throughJson(game.state.encode(state));
  const moves = spread(game.legalMoves(state), someMoves).map((move) =>
    sure(decode(game.move)(throughJson(game.move.encode(move))), 'a move cannot be decoded'),
  );
  return (
    forbid(openIn(partsOf(decode(game.state)(json), 'state.decode'), partsOf(json)), 'as a part of the JSON') ??
    each(moves, (move) =>
      forbid(
        openIn(partsOf(applyMove(game)(move)(state), 'applyMove'), partsOf(move)),
        'as a part of the move that was handed in',
      ),
    )
  );
};

/** A position reached twice: once in each of two games, which were set up and played independently with the same moves. */
interface Twins<T extends GameTypes> {
  readonly state: T['State'];
  readonly twin: T['State'];
  /** The moves that are tried in the position, whether legal or not. */
  readonly tried: readonly T['Move'][];
}

/** Each result of a game's functions must be either new or frozen, and must not be a part of the state. Two games may share only frozen parts. */
const sharesOnlyFrozen = <T extends GameTypes>(samples: Samples<T>, { state, twin, tried }: Twins<T>): Violation => {
  const { game } = samples;
  const own = partsOf(state);
  const ask = (one: T['State']): ReadonlyMap<object, string> => partsIn(answersIn(samples, one, tried));
  const follow = (one: T['State']): ReadonlyMap<object, string> => partsIn([['state', one], ...statesIn(game, one)]);
  const [answers, again, others] = [ask(state), ask(state), ask(twin)];
  const [states, once, more] = [follow(state), follow(state), follow(twin)];
  return (
    forbid(openIn(answers, others), 'in two games') ??
    forbid(openIn(states, new Map([...others, ...more])), 'in two games') ??
    forbid(openIn(answers, again), 'twice') ??
    forbid(openIn(answers, own), 'as a part of the state') ??
    forbid(openIn(new Map([...states].filter(([part]) => !own.has(part))), once), 'twice, after the state')
  );
};

/** A caller that damages every result it gets must not affect any later result. */
const survivesSpoiling = <T extends GameTypes>(samples: Samples<T>, { state, tried }: Twins<T>): Violation => {
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
  return same('the answers after a caller changed what it was given', after, before);
};

/**
 * Finds values that one caller holds and another caller could change. For this purpose, a random game is played twice from its set-up, and the two
 * runs are compared.
 */
export const sharesNothingOpen = <T extends GameTypes>(
  samples: Samples<T>,
  walk: Walk<T>,
  plan: Plan<T>,
): Violation => {
  const { game, given, play } = samples;
  const { candidates = [] } = given;
  const other = play(plan);
  const texts = [...spread(candidates, someTexts), ...spread(walk.moves, someTexts).map(game.moveText.print)];
  const tried = texts.map((text) => sure(game.moveText.parse(text), `${text} cannot be read`));
  return (
    freezesItself(samples) ??
    writesFreshRecords(game, walk, plan) ??
    each(new Set([walk.states.length - 1, walk.states.length >> 1]), (ply) => {
      const twins = { state: walk.states[ply], twin: other.states[ply], tried };
      return sharesOnlyFrozen(samples, twins) ?? keepsNoInput(game, twins.state) ?? survivesSpoiling(samples, twins);
    })
  );
};
