/**
 * Chapter 4 of the contract: texts, JSON, keys and schemas.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import { isRight } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { schemasOf } from '../core/records/documents.js';
import { writeRecord } from '../core/records/record.js';
import { type Source, source } from '../core/values/random.js';
import { throughJson } from './data.js';
import { changedStates, exchangedStates } from './nearby.js';
import { optionLaws } from './options.js';
import { readsOneOrder } from './orders.js';
import { eyesOf, gameLaw, type Law, lawOf, type Plan, type Samples, sure, untested, type Walk } from './sample.js';
import { roundTrip, textTrip } from './trips.js';
import { demand, each, same, shown, type Violation } from './violation.js';

/** The states that follow a given state: one after each of its first eight legal moves. */
const nextOf =
  <T extends GameTypes>(game: Game<T>) =>
  (state: T['State']): readonly T['State'][] =>
    game
      .legalMoves(state)
      .slice(0, 8)
      .map((move) => game.applyLegal(state, move));

/** States that look like the given state to a spectator or to a seat, but differ in what is hidden. */
const filledStates = <T extends GameTypes>(game: Game<T>, random: Source, state: T['State']): readonly T['State'][] =>
  eyesOf(game, state)
    .slice(0, 2)
    .flatMap((eyes) => {
      const view = game.view(eyes)(state);
      return Array.from({ length: 4 }, () => game.determinize(view, random.below(2 ** 31)));
    });

/** Set-ups with other seeds, and with other options. */
const otherStarts = <T extends GameTypes>(
  game: Game<T>,
  mine: Plan<T>,
  other: Plan<T>,
  random: Source,
): readonly T['State'][] =>
  [mine.options, other.options]
    .flatMap((options) =>
      [mine.seed, random.below(2 ** 31), random.below(2 ** 31)].map((seed) => game.setup(options, seed)),
    )
    .flatMap((start) => (isRight(start) ? [start.right] : []));

/**
 * Equal positions must have equal keys, and different positions must have different keys. The law compares the states of a game, the states one move
 * later, and variants with fields from another game.
 */
const keysAgree = <T extends GameTypes>(
  game: Game<T>,
  mine: Walk<T>,
  other: Walk<T>,
  more: readonly T['State'][],
  random: Source,
): Violation => {
  const { start, states } = mine;
  const [texts, keys] = [new Map<string, string>(), new Map<string, string>()];
  const anyOf = (walk: Walk<T>): T['State'] => walk.states[random.below(walk.states.length)] ?? walk.last;
  const changed = [
    ...changedStates(game, random, start, other.start),
    ...changedStates(game, random, anyOf(mine), anyOf(other)),
    ...changedStates(game, random, anyOf(mine), anyOf(mine)),
    ...exchangedStates(game, random, anyOf(mine)),
    ...exchangedStates(game, random, mine.last),
  ];
  const hidden = [start, anyOf(mine), mine.last].flatMap((state) => filledStates(game, random, state));
  const near = [...states.flatMap(nextOf(game)), other.start, other.last, ...changed, ...hidden, ...more];
  return each([...states, ...near], (state) => {
    const [text, key] = [game.position.print(state), game.key(state)];
    const known = { text: texts.get(key) ?? text, key: keys.get(text) ?? key };
    texts.set(key, text);
    keys.set(text, key);
    return (
      same(`the key of ${text}`, key, known.key) ??
      demand(
        text === known.text,
        () => `two positions have one key, ${shown(JSON.stringify(key))}: ${known.text} and ${text}`,
      )
    );
  });
};

const schemasAccept = <T extends GameTypes>(
  game: Game<T>,
  accepts: Readonly<Record<'options' | 'state' | 'view' | 'move' | 'record', (json: unknown) => boolean>>,
  { start, last, moves }: Walk<T>,
  { options, seed }: Plan<T>,
): Violation => {
  const record = sure(writeRecord(game)(options, seed, start, moves), 'no record can be written');
  const written = [
    ['options', game.options.encode(options)],
    ['state', game.state.encode(last)],
    ['view', game.viewState.encode(last)],
    ['record', record],
    ...moves.slice(0, 30).map((move) => ['move', game.move.encode(move)] as const),
  ] as const;
  return each(written, ([kind, value]) =>
    demand(accepts[kind](throughJson(value)), () => `the schema refuses this ${kind}: ${JSON.stringify(value)}`),
  );
};

const schemaLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { validator } = samples.given;
  if (validator === undefined) return [untested(samples, 'GC-4.7', 'validator')];
  const documents = schemasOf(samples.game);
  const accepts = {
    options: validator(documents.options),
    state: validator(documents.state),
    view: validator(documents.view),
    move: validator(documents.move),
    record: validator(documents.record),
  };
  return [gameLaw(samples, 'GC-4.7', (walk, plan) => schemasAccept(samples.game, accepts, walk, plan))];
};

/** The laws in chapter 4 of the contract (texts, JSON, keys and schemas), except those about unreadable input. */
export const textLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, plans, play } = samples;
  const { unordered } = samples.given;
  return [
    gameLaw(
      samples,
      'GC-4.1',
      ({ last }) => textTrip('the position', game.position, last) ?? roundTrip('the state', game.state, last),
    ),
    gameLaw(samples, 'GC-4.2', ({ last }) =>
      each(
        game.legalMoves(last).slice(0, 100),
        (move) =>
          textTrip<T['Move']>('the move', game.moveText, move) ?? roundTrip<T['Move']>('the move', game.move, move),
      ),
    ),
    ...optionLaws(samples),
    lawOf(samples, 'GC-4.4', record({ plan: plans, other: plans, changes: nat() }), ({ plan, other, changes }) => {
      const more = otherStarts(game, plan, other, source(changes + 1));
      return keysAgree(game, play(plan), play(other), more, source(changes));
    }),
    ...(unordered === undefined
      ? [untested(samples, 'GC-4.12', 'unordered')]
      : [
          lawOf(samples, 'GC-4.12', record({ plan: plans, pick: nat() }), ({ plan, pick }) =>
            readsOneOrder(game, unordered, play(plan), source(pick)),
          ),
        ]),
    ...schemaLaws(samples),
  ];
};
