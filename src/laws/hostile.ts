/**
 * Tests how a game reads input from outside: malformed moves, hostile texts and JSON.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Game, GameTypes } from '../core/contract/game.js';
import { applyMove, applyText } from '../core/playing/play.js';
import { playout } from '../core/playing/playout.js';
import { decode } from '../core/reading/codec.js';
import { isObject } from '../core/reading/objects.js';
import { readRecord, verifyRecord, writeRecord } from '../core/records/record.js';
import type { Fault } from '../core/values/fault.js';
import type { Notation } from '../core/values/notation.js';
import { type Source, source } from '../core/values/random.js';
import { none } from '../core/values/results.js';
import { throughJson } from './data.js';
import { ends } from './ending.js';
import { changedStates } from './nearby.js';
import { eyesOf, type Law, lawOf, type Samples, sure, type Walk } from './sample.js';
import { malformedMove, mutateJson, mutateText, respeltJson, spellings, strangeValues, traps } from './strange.js';
import { demand, each, isSame, same, shown, type Violation } from './violation.js';

/** The number of hostile inputs tried for each game. */
const tries = 40;

const times = (random: Source, look: (random: Source) => Violation): Violation =>
  each(Array.from({ length: tries }), () => look(random));

/** A fault must give a reason, and either a place or a rule. The text of a fault must be short, however long the input is. */
const explained = ({ rules }: { readonly rules: object }, input: unknown, { reason, path, rule }: Fault): Violation =>
  demand(reason !== '' && reason.length < 1000, () => `no reason, or too long a one, for ${shown(input)}`) ??
  demand(
    rule !== undefined || path.length > 0 || /^no JSON|^unknown _tag|is not/.test(reason),
    () => `neither a place nor a rule for ${shown(input)}: ${reason}`,
  ) ??
  demand(rule === undefined || Object.hasOwn(rules, rule), () => `${String(rule)} is not a rule of the book`);

const pick = <A>(random: Source, items: readonly A[], other: A): A => items[random.below(items.length)] ?? other;

/** All values that are not moves must be refused by the same rule of the rule book. */
const refused = <T extends GameTypes>(game: Game<T>, { states, moves, last }: Walk<T>, random: Source): Violation => {
  const nothing = game.check(null)(states[0]);
  if (isRight(nothing)) return 'null is accepted as a move';
  const form = nothing.left.rule;
  const objects = moves.map((move) => Object(move) as object);
  const look = (value: unknown, state: T['State']): Violation => {
    const isMove = isRight(decode(game.move)(value));
    const [checked, after] = [game.check(value)(state), applyMove(game)(value)(state)];
    if (isRight(checked)) return demand(isMove, () => `${shown(value)} is not a move and accepted`);
    return (
      demand(isLeft(after), () => `${shown(value)} is refused by check and made by applyMove`) ??
      demand(
        isMove || checked.left.rule === form || checked.left.rule === game.overRule || hasOtherRule(game, value, form),
        () => `${shown(value)} is not a move and refused by ${checked.left.rule}, not ${form}`,
      )
    );
  };
  return (
    times(random, () => look(malformedMove(random, pick(random, objects, {}), objects), pick(random, states, last))) ??
    each([...strangeValues, ...traps()], (value) => look(value, states[0]))
  );
};

/** True if a move is well formed except for a number that no position has. For such a move, the codec itself cites a rule of the game. */
const hasOtherRule = <T extends GameTypes>(game: Game<T>, value: unknown, form: string): boolean => {
  const read = decode(game.move)(value);
  return isLeft(read) && read.left.rule !== form;
};

/** A position text that is accepted must be canonical, and the position after any legal move must be accepted too. */
const canonical = <T extends GameTypes>(game: Game<T>, { states, last }: Walk<T>, random: Source): Violation => {
  const texts = states.map(game.position.print);
  const respelt = (text: string): readonly string[] => spellings(random, text);
  const views = eyesOf(game, last)
    .slice(0, 2)
    .map((eyes) => game.viewText.print(game.view(eyes)(pick(random, states, last))));
  const spelt =
    readsOneWay(
      'text',
      game.position,
      [texts[0]!, pick(random, texts, ''), game.position.print(last)].flatMap(respelt),
    ) ?? readsOneWay('text of a view', game.viewText, views.flatMap(respelt));
  if (spelt !== undefined) return spelt;
  return times(random, () => {
    const text = mutateText(random, pick(random, texts, ''), texts);
    const read = game.position.parse(text);
    if (isLeft(read)) return undefined;
    const legal = game.legalMoves(read.right);
    const move = legal[random.below(legal.length)];
    const after = game.position.print(move === undefined ? last : game.applyLegal(read.right, move));
    const again = game.position.parse(after);
    return (
      same('an accepted text, printed', game.position.print(read.right), text) ??
      (isLeft(again) && move !== undefined
        ? `${text} is accepted, and ${after} after ${game.moveText.print(move)} is not: ${again.left.reason}`
        : undefined)
    );
  });
};

/** If a text is accepted, printing the value that was read must give the same text again. */
const readsOneWay = <A>(what: string, { print, parse }: Notation<A>, texts: readonly string[]): Violation =>
  each(texts, (text) => {
    const read = parse(text);
    if (isLeft(read)) return undefined;
    const printed = print(read.right);
    return demand(
      printed === text,
      () =>
        `two spellings of one value: the ${what} ${JSON.stringify(text)} is accepted, and printed as ${JSON.stringify(printed)}; parse must refuse a text that it would print otherwise`,
    );
  });

/** The greatest number of texts of moves that are spelt in other ways. */
const mostRespelt = 8;

/** If a move text is accepted, printing the move that was read must give the same text again. */
const canonicalMoves = <T extends GameTypes>({ moveText }: Game<T>, { moves }: Walk<T>, random: Source): Violation => {
  const texts = moves.map(moveText.print);
  const edited = Array.from({ length: tries }, () => mutateText(random, pick(random, texts, ''), texts));
  return readsOneWay('move text', moveText, [
    ...edited,
    ...[...new Set(texts)].slice(-mostRespelt).flatMap((text) => spellings(random, text)),
  ]);
};

/** The number of plies for which the game is continued from an accepted position. */
const furtherPlies = 6;

/** Accepted positions and their successors must keep the laws about the end of a game, and their texts must be accepted. */
const playable = <T extends GameTypes>(game: Game<T>, first: T['State'], random: Source): Violation => {
  const visited: T['State'][] = [];
  const last = playout(game)(first, random, furtherPlies, ({ before }) => visited.push(before));
  return each([...visited, last], (state, ply) => {
    const text = game.position.print(state);
    const read = game.position.parse(text);
    const from = ply === 0 ? '' : ` (${ply} plies after ${game.position.print(first)})`;
    return (
      (isLeft(read) ? `${text}${from} is refused: ${read.left.reason}` : undefined) ??
      ends(game, state)?.concat(` in ${text}${from}`)
    );
  });
};

/** Changes one or two fields of positions, and continues the game from each changed position that is still accepted. */
const crossed = <T extends GameTypes>(game: Game<T>, one: Walk<T>, other: Walk<T>, random: Source): Violation => {
  const anyOf = ({ states, last }: Walk<T>): T['State'] => states[random.below(states.length)] ?? last;
  const states = [
    ...changedStates(game, random, anyOf(one), anyOf(other)),
    ...changedStates(game, random, anyOf(one), anyOf(one)),
  ];
  return each(states, (state) => playable(game, state, random));
};

/** Every reader must refuse hostile input with a fault that explains itself. */
const unread = <T extends GameTypes>(
  samples: Samples<T>,
  walk: Walk<T>,
  options: T['Options'],
  random: Source,
): Violation => {
  const { game } = samples;
  const { start, states, moves, last } = walk;
  const record = throughJson(sure(writeRecord(game)(options, null, start, moves), 'no record can be written'));
  const recordText = JSON.stringify(record);
  const positions = states.map(game.position.print);
  const notations = moves.map(game.moveText.print);
  const inputs: readonly (readonly [t.Type<unknown, unknown>, unknown])[] = [
    // The codecs read different types; here each of them is given arbitrary values.
    [game.options, game.options.encode(options)],
    [game.state, game.state.encode(last)],
    [game.viewState, game.viewState.encode(last)],
    [game.move, moves[0] === undefined ? {} : game.move.encode(moves[0])],
  ];
  return (
    times(random, () => {
      const position = mutateText(random, pick(random, positions, ''), positions);
      const move = mutateText(random, pick(random, notations, ''), notations);
      const text = mutateText(random, recordText, [recordText]);
      const json = mutateJson(random, record);
      const [codec, value] = inputs[random.below(inputs.length)] ?? [game.state, {}];
      const mutated = mutateJson(random, throughJson(value));
      const results = [
        [position, game.position.parse(position)],
        [position, game.viewText.parse(position)],
        [text, readRecord(game)(text)],
        [json, verifyRecord(game)(json)],
        [mutated, decode(codec)(mutated)],
      ] as const;
      const made = applyText(game)(move)(last);
      return (
        each(results, ([input, read]) => (isLeft(read) ? explained(game, input, read.left) : undefined)) ??
        (isLeft(made)
          ? demand(
              made.left.rule !== undefined && Object.hasOwn(game.rules, made.left.rule),
              () => `no rule of the book refuses ${shown(move)}`,
            )
          : undefined)
      );
    }) ??
    each([...strangeValues, ...traps()], (value) => {
      const setUp = game.setup(value, 0);
      return (
        each(inputs, ([codec]) => seen(codec, value)) ??
        (isLeft(setUp)
          ? demand(Object.hasOwn(game.rules, setUp.left.rule), () => 'options are refused by no rule')
          : undefined)
      );
    })
  );
};

/**
 * JSON that is accepted must be written again as it was read. Options that are left out are filled in, so only the given ones are compared.
 */
const readsJsonOneWay = <T extends GameTypes>(
  game: Game<T>,
  { states, moves, last }: Walk<T>,
  options: T['Options'],
  random: Source,
): Violation => {
  const state = pick(random, states, last);
  const read = <A>(what: string, codec: t.Type<A, unknown>, json: unknown): Violation => {
    const given = respeltJson(random, json);
    const value = decode(codec)(given);
    if (isLeft(value)) return undefined;
    const written = throughJson(codec.encode(value.right));
    const kept = what === 'options' && isObject(written) && isObject(given) ? pickKeys(written, given) : written;
    return demand(
      isSame(kept, given),
      () =>
        `the codec of the ${what} accepts ${shown(JSON.stringify(given))}, and writes ${shown(JSON.stringify(kept))}`,
    );
  };
  const move = moves[random.below(Math.max(1, moves.length))];
  const encoded = {
    options: throughJson(game.options.encode(options)),
    state: throughJson(game.state.encode(state)),
    view: throughJson(game.viewState.encode(game.view(none)(state))),
    move: move === undefined ? {} : throughJson(game.move.encode(move)),
  };
  return times(
    random,
    () =>
      read('options', game.options, encoded.options) ??
      read('state', game.state, encoded.state) ??
      read('view', game.viewState, encoded.view) ??
      read('move', game.move, encoded.move),
  );
};

/** The values of an object under the keys of another, if it has them. */
const pickKeys = (
  from: Readonly<Record<string, unknown>>,
  keys: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(keys).flatMap((key) => (Object.hasOwn(from, key) ? [[key, from[key]]] : [])));

/** A set-up must refuse options that their codec refuses. */
const setUpRefuses = <T extends GameTypes>(game: Game<T>, options: T['Options'], random: Source): Violation => {
  const json = throughJson(game.options.encode(options));
  const larger = isObject(json)
    ? Object.entries(json).flatMap(([name, value]) =>
        typeof value === 'number' ? [-1, value + 0.5, value + 1e6].map((other) => ({ ...json, [name]: other })) : [],
      )
    : [];
  return each([...larger, ...Array.from({ length: 8 }, () => respeltJson(random, json))], (given) => {
    if (isRight(decode(game.options)(given)) || game.options.is(given)) return undefined;
    return demand(
      isLeft(game.setup(given, 0)),
      () => `setup accepts options that the codec refuses: ${shown(JSON.stringify(given))}`,
    );
  });
};

/** Input that cannot be read must be refused with a reason. */
const seen = (codec: t.Type<unknown, unknown>, value: unknown): Violation => {
  const read = decode(codec)(value);
  return isLeft(read) ? demand(read.left.reason !== '', () => `no reason for ${shown(value)}`) : undefined;
};

/** The laws of the contract about input from outside. */
export const hostileLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, plans, play } = samples;
  const seeded = record({ plan: plans, mutations: nat() });
  return [
    lawOf(samples, 'GC-2.5', seeded, ({ plan, mutations }) => refused(game, play(plan), source(mutations))),
    lawOf(samples, 'GC-4.5', seeded, ({ plan, mutations }) => canonical(game, play(plan), source(mutations))),
    lawOf(
      samples,
      'GC-4.6',
      seeded,
      ({ plan, mutations }) =>
        unread(samples, play(plan), plan.options, source(mutations)) ??
        setUpRefuses(game, plan.options, source(mutations)),
    ),
    lawOf(samples, 'GC-4.11', seeded, ({ plan, mutations }) =>
      readsJsonOneWay(game, play(plan), plan.options, source(mutations)),
    ),
    lawOf(samples, 'GC-4.8', seeded, ({ plan, mutations }) => canonicalMoves(game, play(plan), source(mutations))),
    lawOf(samples, 'GC-4.9', record({ plan: plans, other: plans, mutations: nat() }), ({ plan, other, mutations }) =>
      crossed(game, play(plan), play(other), source(mutations)),
    ),
  ];
};
