/** A game that is not part of the library obeys every law, and each broken version of it is caught by the law that it breaks. */

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { isLeft, left, right } from 'fp-ts/Either';
import { isSome, some } from 'fp-ts/Option';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/goofspiel/face.js';
import { type Goofspiel, game, type State } from '../../examples/goofspiel/game.js';
import {
  broken,
  constant,
  fault,
  firstSeats,
  type Game,
  mint,
  none,
  notYourTurn,
  shuffled,
  source,
} from '../../src/core/index.js';
import { type ContractRule, contract, type LawOptions, lawsOf } from '../../src/laws/index.js';
import { codecLike } from './broken.js';

/** Another order of the prizes after the first, and different secret bids from the other seats' hands. */
const redeal: NonNullable<LawOptions<Goofspiel>['redeal']> = (state, eyes, seed) => {
  const random = source(seed);
  const prizes = state.prizes.slice(0, 1) + shuffled(random, [...state.prizes.slice(1)]).join('');
  const bids = [...state.bids].map((bid, seat) => {
    const hand = state.hands[seat] ?? '';
    return isSome(eyes) && eyes.value === seat ? bid : hand.charAt(random.below(hand.length));
  });
  return { ...state, prizes, bids: bids.join('') };
};

/** Prizes after the first lie face down, and so do the bids of other seats. */
const faceDown: NonNullable<LawOptions<Goofspiel>['faceDown']> = ({ prizes, bids }, eyes) => [
  ...Array.from(prizes.slice(1), (_, index) => `prizes.${index + 1}`),
  ...Array.from(bids, (_, seat) => (isSome(eyes) && eyes.value === seat ? [] : [`bids.${seat}`])).flat(),
];

const known: LawOptions<Goofspiel> = {
  redeal,
  faceDown,
  unordered: ['hands.*', 'won.*', 'lost'],
  shows: ['players', 'cards'],
  evenly: { 'first prize': ({ prizes }) => prizes.slice(0, 1) },
  deals: true,
  wins: 'most',
  options: fc.record({ players: fc.constantFrom(2, 3), cards: fc.integer({ min: 2, max: 9 }) }),
  maxPlies: 30,
  candidates: '123456789'.split(''),
  hides: true,
  face,
  draw: (view, seat) => draw(view, { seat }),
  validator: (schema) => new Ajv2020({ strict: true }).compile(schema),
};

describe('laws', () => {
  const all = lawsOf(game, known);

  test('every rule of the contract has a law, in order', () => {
    // Chapter 8 only concerns games with chance after the set-up.
    expect(all.map(({ rule }) => rule)).toEqual(Object.keys(contract).filter((rule) => !rule.startsWith('GC-8.')));
    expect(all[0]?.name).toBe(`goofspiel: GC-1.1 ${contract['GC-1.1']}`);
  });

  for (const { name, property } of all)
    test(name, () => {
      fc.assert(property, { numRuns: 100 });
    });

  test('nothing needs to be known of a game, and a law that is not tested says what it needs', () => {
    const laws = lawsOf(game);
    expect(laws.flatMap(({ rule, needs }) => (needs === undefined ? [] : `${rule} ${needs}`))).toEqual([
      'GC-1.4 wins',
      'GC-3.5 deals',
      'GC-3.6 evenly',
      'GC-4.7 validator',
      'GC-4.12 unordered',
      'GC-7.1 face',
      'GC-7.2 face',
      'GC-7.3 face',
      'GC-7.4 face',
      'GC-7.5 face',
    ]);
    const [last] = laws.filter(({ needs }) => needs !== undefined).toReversed();
    expect(last?.name).toBe(`goofspiel: GC-7.5 ${contract['GC-7.5']} (not tested: give face)`);
    expect(last === undefined || fc.check(last.property).failed).toBe(false);
    expect(
      lawsOf(game, { hides: true }).flatMap(({ rule, needs }) =>
        needs === 'redeal' || needs === 'faceDown' ? rule : [],
      ),
    ).toEqual(['GC-5.7', 'GC-5.8', 'GC-5.10']);
  });
});

const is = (state: State, cards: number): boolean => state.prizes.length === cards;

/** A version of the game with an error, and the law that should catch it. */
interface Wrong {
  readonly what: string;
  readonly law: ContractRule;
  readonly version: Partial<Game<Goofspiel>>;
  readonly given?: LawOptions<Goofspiel>;
  /** The message of the law, if several laws with the same number could fail. */
  readonly says?: string;
}

const wrong = (
  what: string,
  law: ContractRule,
  version: Partial<Game<Goofspiel>>,
  given: LawOptions<Goofspiel> = {},
): Wrong => ({ what, law, version, given });

/** A version that returns something that others hold, and where the law finds it. */
const shared = (
  what: string,
  says: string,
  version: Partial<Game<Goofspiel>>,
  given: LawOptions<Goofspiel> = {},
): Wrong => ({
  ...wrong(what, 'GC-3.3', version, given),
  says,
});

/** Mutable lists and objects, each shared by all games. */
const open = {
  refusal: broken('GS-2.1' as const, 'no such card'),
  seats: [0, 1] as const,
  places: [1, 1],
  won: ['', ''],
  fault: fault([], 'no position'),
  message: { key: 'place.hand', params: {} },
};

/** Counts its calls, as a careless cache would. */
let asked = 0;

const ended = Object.freeze(some(Object.freeze({ winners: Object.freeze([]), places: [1, 1], reason: 'prizes' })));

/** What a careless cache does to a parser. */
const remembered = <A>(parse: (text: string) => A): ((text: string) => A) => {
  const known = new Map<string, A>();
  return (text) => known.get(text) ?? (known.set(text, parse(text)).get(text) as A);
};

const versions: readonly Wrong[] = [
  wrong('everybody hears of choices that nobody may see yet', 'GC-5.9', { isSecret: () => false }),
  wrong('there is an outcome a round too early', 'GC-1.1', {
    outcome: (s) => (is(s, 1) ? some({ winners: [], places: [1, 1, 1], reason: 'x' }) : game.outcome(s)),
  }),
  wrong('somebody is to move when the game is over', 'GC-1.1', { toMove: (s) => (is(s, 0) ? [0] : game.toMove(s)) }),
  wrong('two seats share a number of the score that there is not', 'GC-1.2', {
    teams: (s) => s.hands.map((_, seat) => (seat === 0 ? 0 : seat + 1)),
  }),
  wrong('scores are halves', 'GC-1.2', { score: (s) => game.score(s).map((points) => points / 2) }),
  wrong('the last place is the first', 'GC-1.3', {
    outcome: (s) => {
      const ended = game.outcome(s);
      return isSome(ended) ? some({ ...ended.value, places: ended.value.places.map(() => 2) }) : none;
    },
  }),
  wrong('the fewest points win', 'GC-1.4', {
    outcome: (s) => {
      const ended = game.outcome(s);
      const least = Math.min(...game.score(s));
      const winners = firstSeats(s.hands.length).filter((seat) => game.score(s)[seat] === least);
      return isSome(ended) ? some({ ...ended.value, winners }) : none;
    },
  }),
  wrong('an id with a capital', 'GC-1.5', { id: 'Goofspiel' }),
  wrong('a title that is blank', 'GC-1.5', { title: ' ' }),
  wrong('more seats than the game has', 'GC-1.5', { seats: { min: 2, max: 2 } }),
  wrong('a seat without a name', 'GC-1.5', { seatName: () => '' }),
  wrong('a reason of several words', 'GC-1.5', {
    outcome: (s) => {
      const ended = game.outcome(s);
      return isSome(ended) ? some({ ...ended.value, reason: 'No prizes' }) : none;
    },
  }),
  wrong('both seats have one name', 'GC-1.5', { seatName: () => 'Player' }),
  wrong('a name begins with a small letter', 'GC-1.5', { seatName: (seat) => `seat ${seat}` }),
  wrong('the seats change teams after a bid', 'GC-1.6', {
    teams: (s) => firstSeats(s.hands.length).map((seat) => (s.bids === '' ? seat : s.hands.length - 1 - seat)),
  }),
  wrong('a bound that is too short', 'GC-1.7', { lengths: { longest: () => 3 } }),
  wrong('a card is listed twice', 'GC-2.1', {
    legalMoves: (s) => [...game.legalMoves(s), ...game.legalMoves(s).slice(0, 1)],
  }),
  wrong('a prize vanishes with a move', 'GC-2.2', {
    applyLegal: (s, move) => ({ ...game.applyLegal(s, move), lost: '' }),
  }),
  wrong('the highest card is not listed', 'GC-2.3', {
    legalMoves: (s) => (s.prizes.length > 1 ? game.legalMoves(s).slice(0, -1) : game.legalMoves(s)),
  }),
  wrong('a card of another hand is accepted', 'GC-2.3', {
    check: (move) => (s) =>
      s.prizes !== '' && s.hands.some((hand) => hand.includes(move.card)) ? right(mint(move)) : game.check(move)(s),
  }),
  wrong('a refusal cites a rule of another book', 'GC-2.4', {
    check: (move) => (s) => {
      const checked = game.check(move)(s);
      // The type forbids this number, but a JavaScript caller may write it.
      return isLeft(checked) && checked.left.rule === 'GS-2.1'
        ? { ...checked, left: broken('XX-1' as 'GS-2.1', 'no') }
        : checked;
    },
  }),
  wrong('whatever looks like a card is a move', 'GC-2.5', {
    check: (move) => (s) => (typeof move === 'object' && 'card' in move ? right(mint(move)) : game.check(move)(s)),
  }),
  wrong('a rule of another book names a card that nobody holds', 'GC-2.9', {
    check: (move) => (s) => (game.toMove(s).length > 0 ? right(mint(move)) : game.check(move)(s)),
    unlistedRule: () => 'XX-1.1' as 'GS-3.2',
  }),
  wrong('a step in one refuses the last card', 'GC-2.10', {
    step: (s, move) => {
      const checked = game.check(move)(s);
      if (isLeft(checked)) return checked;
      return is(s, 1) ? left(broken('GS-2.1', 'not the last card')) : right(game.applyLegal(s, checked.right));
    },
  }),
  wrong('a bid shows to the next seat', 'GC-2.11', {
    view: (eyes) => (s) => ({ ...game.view(eyes)(s), bids: s.bids }),
  }),
  wrong('the wrong rule says whose turn it is', 'GC-2.6', {
    turnRule: 'GS-1.2',
    toMove: (s) => (s.prizes === '' ? [] : [s.bids.length === 0 ? 1 : 0]),
    mover: () => some(0),
  }),
  wrong('a game that is over refuses by the rule of bids', 'GC-2.7', { overRule: 'GS-3.2' }),
  wrong('low cards are drawn more often', 'GC-2.8', {
    randomMove: (s, random) => {
      const legal = game.legalMoves(s);
      return legal[Math.min(random.below(legal.length), random.below(legal.length))];
    },
  }),
  wrong('a count that is kept outside', 'GC-3.1', {
    score: (s) => game.score(s).map((points) => points + (asked++ % 2)),
  }),
  wrong('bids are written into the state', 'GC-3.2', {
    applyLegal: (s, move) => {
      const after = game.applyLegal(s, move);
      Object.assign(s, { lost: s.lost.slice() });
      return after;
    },
  }),
  wrong('the same open list is handed out again and again', 'GC-3.3', {
    teams: (
      (lists) => (s: State) =>
        lists[s.hands.length - 2] ?? []
    )([
      [0, 1],
      [0, 1, 2],
    ]),
  }),
  shared('a refusal is made once and never frozen', 'handed out in two games, and can be changed: refusal', {
    check: (move) => (s) => {
      const checked = game.check(move)(s);
      return isLeft(checked) && checked.left.rule === 'GS-2.1' ? left(open.refusal) : checked;
    },
  }),
  shared('a refusal is fresh, the list of seats in it is not', 'in two games, and can be changed: refusal.toMove', {
    check: (move) => (s) => {
      const checked = game.check(move)(s);
      return isLeft(checked) && checked.left.rule === 'GS-2.1'
        ? left(notYourTurn('GS-2.1', 'another seat bids', open.seats))
        : checked;
    },
  }),
  shared('an outcome is fresh, the list in it is not', 'in two games, and can be changed: outcome.value.places', {
    outcome: (s) => {
      const ended = game.outcome(s);
      return isSome(ended) ? some({ ...ended.value, places: open.places }) : none;
    },
  }),
  shared('an outcome is frozen, the list in it is not', 'can be changed: outcome.value.places', {
    outcome: (s) => (is(s, 0) ? ended : none),
  }),
  shared('all games begin with one list', 'in two games, and can be changed: state.won', {
    setup: (options, seed) => {
      const start = game.setup(options, seed);
      return isLeft(start) ? start : right({ ...start.right, won: open.won });
    },
  }),
  shared('a parser remembers what it gave', 'twice, and can be changed: verifyRecord.right.start', {
    position: { ...game.position, parse: remembered(game.position.parse) },
  }),
  shared('the state is its own JSON', 'can be changed: state.encode', {
    state: codecLike(game.state, { encode: (s) => s }),
  }),
  shared('what is read is what was handed in', 'as a part of the JSON, and can be changed: state.decode.right', {
    state: codecLike(game.state, { validate: (u, c) => (game.state.is(u) ? right(u) : game.state.validate(u, c)) }),
  }),
  shared('a state keeps the move of a caller', 'as a part of the move that was handed in', {
    applyLegal: (s, move) => Object.assign(game.applyLegal(s, move), { last: move }),
  }),
  shared('a fault is made once and never frozen', 'can be changed: fault', {
    position: { ...game.position, parse: (text) => (text === '' ? left(open.fault) : game.position.parse(text)) },
  }),
  shared('a codec is open', 'not frozen: game.move', {
    move: Object.assign(
      new t.Type<Goofspiel['Move'], unknown>(game.move.name, game.move.is, game.move.validate, game.move.encode),
      {
        '~standard': game.move['~standard'],
      },
    ),
  }),
  shared('a codec is frozen, its schema is not', 'not frozen: game.options.schema.enum', {
    options: codecLike(game.options, { schema: Object.freeze({ enum: ['x'] }) } as object),
  }),
  shared('a face is open', 'not frozen: face', {}, { face: { ...face } }),
  shared(
    'the texts of a face are open',
    'not frozen: face.english.texts',
    {},
    {
      face: Object.freeze({ ...face, english: Object.freeze({ language: 'en', texts: { ...face.english.texts } }) }),
    },
  ),
  shared(
    'a message is made once and never frozen',
    'can be changed: face.describePlace',
    {},
    {
      face: Object.freeze({ ...face, describePlace: () => open.message }),
    },
  ),
  wrong('chance that no seed knows', 'GC-3.4', { setup: (options) => game.setup(options, asked++) }),
  wrong('every seed shuffles alike', 'GC-3.5', { setup: (options) => game.setup(options, 1) }),
  wrong('only odd and even seeds shuffle differently', 'GC-3.6', {
    setup: (options, seed) => game.setup(options, seed % 2),
  }),
  wrong('high prizes are first more often', 'GC-3.6', {
    setup: (options, seed) => {
      const start = game.setup(options, seed);
      if (isLeft(start) || seed % 3 > 0) return start;
      return right({ ...start.right, prizes: [...start.right.prizes].sort().reverse().join('') });
    },
  }),
  wrong('prizes are printed in order', 'GC-4.1', {
    position: {
      ...game.position,
      print: (s) => game.position.print({ ...s, prizes: [...s.prizes].sort().join('') }),
    },
  }),
  wrong('moves are printed with a blank', 'GC-4.2', {
    moveText: { print: ({ card }) => ` ${card}`, parse: (text) => game.moveText.parse(text.trimEnd()) },
  }),
  wrong('an option is forgotten when it is written', 'GC-4.3', {
    options: codecLike(game.options, { encode: () => ({}) }),
  }),
  wrong('keys leave out the bids', 'GC-4.4', { key: ({ prizes, hands, won }) => JSON.stringify([prizes, hands, won]) }),
  wrong('blanks before a position are read over', 'GC-4.5', {
    position: { ...game.position, parse: (text) => game.position.parse(text.trim().replaceAll(/[^-1-9/ ]/g, '')) },
  }),
  wrong('a reader that gives no reason', 'GC-4.6', {
    position: {
      ...game.position,
      parse: (text) => {
        const read = game.position.parse(text);
        return isLeft(read) ? { ...read, left: { ...read.left, reason: '' } } : read;
      },
    },
  }),
  wrong(
    'a schema that forgets a field',
    'GC-4.7',
    {},
    { validator: () => (json) => !JSON.stringify(json).includes('"lost":"1') },
  ),
  wrong('signs after the number of a card are read over', 'GC-4.8', {
    moveText: { ...game.moveText, parse: (text) => game.moveText.parse(text.slice(0, 1)) },
  }),
  wrong('other fields of a move are skipped', 'GC-4.11', {
    move: codecLike(game.move, {
      validate: (u, c) =>
        typeof u === 'object' && u !== null && '_tag' in u && 'card' in u
          ? game.move.validate({ _tag: u._tag, card: u.card }, c)
          : game.move.validate(u, c),
    }),
  }),
  wrong('prizes that nobody won may lie in any order', 'GC-4.12', {
    position: {
      ...game.position,
      parse: (text) => {
        const lost = text.slice(text.lastIndexOf(' ') + 1);
        const read = game.position.parse(text.slice(0, -lost.length) + [...lost].sort().join(''));
        return isLeft(read) ? read : right({ ...read.right, lost: read.right.lost === '' ? '' : lost });
      },
    },
  }),
  wrong('JSON of a position may be anything with the right fields', 'GC-4.9', {
    state: codecLike(game.state, {
      validate: (u, c) => {
        const read = game.state.validate(u, c);
        const isFree = isLeft(read) && typeof u === 'object' && u !== null && 'won' in u;
        return isFree ? right(u as State) : read;
      },
    }),
  }),
  wrong('views have no text', 'GC-5.1', { viewText: game.position }),
  wrong('moves that are seen differ from those that are there', 'GC-5.2', {
    legalMoves: (s) => (s.prizes.includes('?') ? game.legalMoves(s).slice(0, 1) : game.legalMoves(s)),
  }),
  wrong('what is seen is thrown away', 'GC-5.3', {
    determinize: (view, seed) => game.determinize({ ...view, bids: view.bids.replaceAll(/./g, '?') }, seed),
  }),
  wrong('refusals depend on the hidden prizes', 'GC-5.4', {
    legalMoves: (s) => (Number(s.prizes[1]) > 3 ? game.legalMoves(s).slice(0, 1) : game.legalMoves(s)),
  }),
  wrong('everybody sees everything', 'GC-5.5', { view: () => (s) => s, determinize: (view) => view }),
  wrong('no picture', 'GC-5.6', { board: () => '' }),
  wrong('the next prize shows', 'GC-5.7', {
    view: (seat) => (s) => {
      const seen = game.view(seat)(s);
      return { ...seen, prizes: s.prizes.slice(0, 2) + seen.prizes.slice(2) };
    },
  }),
  wrong('a spectator sees the bids', 'GC-5.7', {
    view: (seat) => (s) => (isSome(seat) ? game.view(seat)(s) : { ...game.view(seat)(s), bids: s.bids }),
  }),
  wrong('the name of a seat depends on the hidden prizes', 'GC-5.7', {
    seatName: (seat, s) => `Seat ${seat}${s.prizes.endsWith('1') ? '!' : ''}`,
  }),
  wrong('a view is always filled in alike', 'GC-5.8', { determinize: (view) => game.determinize(view, 1) }),
  wrong('the highest prizes are filled in first', 'GC-5.8', {
    determinize: (view, seed) => {
      const whole = game.determinize(view, seed);
      const hidden = [...whole.prizes.slice(1)].sort().reverse().join('');
      return view.prizes.includes('?') ? { ...whole, prizes: whole.prizes.slice(0, 1) + hidden } : whole;
    },
  }),
  wrong('the next prize shows to a spectator', 'GC-5.10', {
    view: (eyes) => (s) =>
      isSome(eyes)
        ? game.view(eyes)(s)
        : { ...game.view(eyes)(s), prizes: s.prizes.slice(0, 2) + '?'.repeat(Math.max(0, s.prizes.length - 2)) },
  }),
  wrong('a spectator sees the bids', 'GC-5.11', {
    view: (eyes) => (s) => (isSome(eyes) ? game.view(eyes)(s) : { ...game.view(eyes)(s), bids: s.bids }),
  }),
  wrong('views are completed alike, whatever the seed', 'GC-5.12', {
    determinize: (view) => game.determinize(view, 7),
  }),
  wrong('what replays is another game', 'GC-6.1', {
    contradicted: () => 'cards',
    step: (s, move) => {
      const checked = game.check(move)(s);
      return isLeft(checked) ? checked : right({ ...game.applyLegal(s, checked.right), lost: '' });
    },
  }),
  wrong('any text is a move', 'GC-6.2', {
    moveText: {
      ...game.moveText,
      parse: (text) => (text.length > 1 ? game.moveText.parse('1') : game.moveText.parse(text)),
    },
  }),
  wrong(
    'all cards are the same click',
    'GC-7.1',
    {},
    { face: { ...face, parts: () => [{ kind: 'card', value: '1', label: 'A card' }] } },
  ),
  wrong(
    'prizes are won in silence',
    'GC-7.2',
    {},
    {
      ...known,
      face: { ...face, changes: (...given) => face.changes(...given).filter(({ _tag }) => _tag !== 'Scored') },
    },
  ),
  {
    ...wrong(
      'a model lists its places as they come',
      'GC-7.2',
      {},
      {
        face: {
          ...face,
          model: (view) => {
            const { pieces, ...others } = face.model(view);
            return { pieces: Object.fromEntries(Object.entries(pieces).reverse()), ...others };
          },
        },
      },
    ),
    says: 'is in another order',
  },
  wrong(
    'a text is missing',
    'GC-7.3',
    {},
    { face: { ...face, english: { language: 'en', texts: { 'move.Bid': 'x' } } } },
  ),
  wrong('the picture cannot be clicked', 'GC-7.4', {}, { draw: () => '<svg></svg>' }),
  wrong(
    'the model counts a point for each prize',
    'GC-7.5',
    {},
    {
      face: {
        ...face,
        model: (view) => ({ ...face.model(view), points: view.won.map((won) => ({ prizes: won.length })) }),
      },
    },
  ),
  wrong(
    'a reason without a text',
    'GC-7.3',
    {},
    {
      face: {
        ...face,
        english: {
          language: 'en',
          texts: Object.fromEntries(Object.entries(face.english.texts).filter(([key]) => key !== 'reason.prizes')),
        },
      },
    },
  ),
];

describe('broken versions', () => {
  test('there is one for every rule of the contract', () => {
    // The laws of the other rules need a game with dice: see pig.test.ts.
    const ofDice = Object.keys(contract).filter((rule) => rule.startsWith('GC-8.') || rule === 'GC-4.10');
    expect([...new Set<string>(versions.map(({ law }) => law)), ...ofDice].sort()).toEqual(
      Object.keys(contract).sort(),
    );
  });

  test.each(versions)('$what: $law', ({ law, version, given = {}, says = '' }) => {
    const laws = lawsOf(constant({ ...game, ...version }), { ...known, ...given });
    const failed = laws.flatMap(({ rule, property }) => {
      const { errorInstance } = rule === law ? fc.check(property, { numRuns: 100, seed: 1 }) : { errorInstance: null };
      return errorInstance instanceof Error ? [errorInstance.message] : [];
    });
    expect(failed).toEqual([expect.stringContaining(says)]);
  });

  test('a violation says by which rule, what is wrong, and with which game', () => {
    const [law] = lawsOf<Goofspiel>({ ...game, board: () => '' }).filter(({ rule }) => rule === 'GC-5.6');
    const run = (): void => {
      if (law !== undefined) fc.assert(law.property, { seed: 1 });
    };
    expect(run).toThrow(/seed: 1/);
    expect(run).toThrow(/"players":2/);
    const details = law === undefined ? undefined : fc.check(law.property, { seed: 1 });
    const lines = String(details?.errorInstance).split('\n');
    expect(lines.slice(0, 2)).toEqual([
      'Error: GC-5.6: the picture is blank',
      expect.stringMatching(/^ {2}start: {4}[1-9]+ [1-9/]+ - \/+ -$/),
    ]);
    expect(lines.slice(2).map((line) => line.slice(0, 12))).toEqual(['  moves:    ', '  position: ']);
  });
});

test('the page of laws has every rule of the contract', () => {
  const guide = readFileSync(new URL('../../docs/laws.md', import.meta.url), 'utf8');
  const told = Array.from(guide.matchAll(/<a id="(.*?)"><\/a>\*\*(\S+) (.*?)\.\*\*/g), ([, id, number, title]) => [
    id,
    number,
    title,
  ]);
  expect(told).toEqual(Object.entries(contract).map(([number, title]) => [number, number, title]));
});
