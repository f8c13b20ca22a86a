/** Plans and forecasts: what a seat can do by itself, points with their error, probabilities, and how much the second-best plan loses. */
import { describe, expect, test } from 'vitest';
import { forecastOf, forecastText, outlookOf, terrafex, terraMystica, thinkNow } from '../../src/bots/index.js';
import { game, type Move, outcome, type State } from '../../src/games/terra-mystica/index.js';
import { initial, game as terrafexGame } from '../../src/games/terrafex/index.js';
import { lineInWords } from '../../src/node/host/words.js';
import { after, bot, thoughtOf } from './kit.js';

/** The first position, starting after a number of random plies, in which a seat takes a turn in a round. */
const inRound = (seed: number, plies: number): State => {
  for (let ply = plies; ; ply++) {
    const state = after(game, { players: 3 }, seed, ply);
    if (state.phase === 'turn' && state.turn.act === 'none') return state;
  }
};

/** The position after moves, all of which must be legal. */
const endOf = (start: State, line: readonly Move[]): State =>
  line.reduce((at, move) => {
    const checked = game.check(move)(at);
    if (checked._tag === 'Left') throw new Error(`${game.moveText.print(move)} is not legal`);
    return game.applyLegal(at, checked.right);
  }, start);

describe('plans in Terra Mystica', () => {
  const state = inRound(4, 60);

  test('every line of a plan is legal for a seat that is alone, to the end of the round', () => {
    const stretch = terraMystica.stretch?.(state, state.active);
    if (stretch === undefined) throw new Error('no stretch');
    const { candidates } = thoughtOf(game, terraMystica, 'plan', state, game.toMove(state)[0]!);
    const [best] = candidates;
    expect(stretch.isOver(endOf(stretch.start, best?.line ?? []))).toBe(true);
  });

  test('two steps of half the length find what one finds', () => {
    const seat = game.toMove(state)[0]!;
    const search = (): ReturnType<ReturnType<ReturnType<typeof bot>['sit']>['look']> =>
      bot('plan').sit(game, terraMystica, 1).look(state, seat);
    const [one, two] = [search(), search()];
    two?.step(300);
    expect(two?.step(300).candidates.map(({ value }) => value)).toEqual(
      one?.step(600).candidates.map(({ value }) => value),
    );
  });

  test('a search of more positions finds a plan that is at least as good', () => {
    const seat = game.toMove(state)[0]!;
    const worth = (text: string): number =>
      thoughtOf(game, terraMystica, text, state, seat).candidates[0]?.value[seat] ?? 0;
    expect(worth('plan:width=4')).toBeGreaterThanOrEqual(worth('plan:width=1'));
  });

  /** The number of positions after which a search of the given width is over. */
  const looked = (width: number): number =>
    thoughtOf(game, terraMystica, `plan:iterations=1000000,width=${width}`, state, game.toMove(state)[0]!).iterations;

  test('a wider beam does not search again what a narrower one has searched', () => {
    // Two lines cost at most twice as much as one line, because one of them is known.
    expect(looked(2)).toBeGreaterThan(looked(1));
    expect(looked(2)).toBeLessThan(2 * looked(1));
  });

  test('what a beam has found counts before the beam is through, and nothing makes a plan worse', () => {
    const wide = inRound(7, 60);
    const seat = game.toMove(wide)[0]!;
    const searchOf = (width: number) => bot(`plan:width=${width}`).sit(game, terraMystica, 1).look(wide, seat);
    const through = searchOf(1)?.step(1_000_000).iterations ?? 0;
    const search = searchOf(16);
    const worths: number[] = [];
    for (let isDone = false; !isDone; ) {
      const { candidates, iterations, done } = search?.step(1) ?? { candidates: [], iterations: 0, done: true };
      if (iterations > through) worths.push(candidates[0]?.value[seat] ?? 0);
      isDone = done;
    }
    expect(worths).toEqual([...worths].sort((one, other) => one - other));
    // Beams of 2, 4, 8 and 16 lines could make the plan better four times, if each counted only when it is through.
    expect(new Set(worths).size - 1).toBeGreaterThan(4);
  });

  test('its words are those of one seat', () => {
    const seat = game.toMove(state)[0]!;
    const alone = terraMystica.stretch?.(state, seat)?.start;
    const { candidates } = thoughtOf(game, terraMystica, 'plan', state, seat);
    const words = candidates.flatMap(({ line }) => lineInWords(game, state, line, alone));
    expect(words.length).toBeGreaterThan(candidates.length);
    const [name = ''] = words[0]!.split(' ');
    expect(words.filter((one) => !one.startsWith(name))).toEqual([]);
  });

  test('a round is not ended as long as no other way was followed to its end', () => {
    const seat = game.toMove(state)[0]!;
    const thought = thoughtOf(game, terraMystica, 'plan:iterations=30', state, seat);
    const tags = thought.candidates.map(({ move }) => move._tag);
    expect(tags.indexOf('Pass')).toBe(tags.length - tags.filter((tag) => tag === 'Pass').length);
    expect(tags.at(-1)).toBe('Pass');
    expect(thought.best._tag).not.toBe('Pass');
  });

  test('before the first round, and where offers may wait, there is no stretch: one move is looked ahead', () => {
    const start = after(game, {}, 1, 0);
    expect(terraMystica.stretch?.(start, 0)).toBeUndefined();
    expect(thoughtOf(game, terraMystica, 'plan', start, game.toMove(start)[0]!).depth).toBe(1);
    const waiting = { ...state, switches: { ...state.switches, 'leech-timing': 'deferred' as const } };
    expect(terraMystica.stretch?.(waiting, state.active)).toBeUndefined();
  });

  test('plans play a game to its end', () => {
    let at: State = after(game, { players: 2 }, 3, 0);
    while (game.toMove(at).length > 0) {
      const seat = game.toMove(at)[0]!;
      at = game.applyLegal(at, thoughtOf(game, terraMystica, 'plan:iterations=40', at, seat).best);
    }
    expect(outcome(at)._tag).toBe('Some');
  });
});

/** The first position of the last round in which a seat takes a turn, after random play. */
const inLastRound = (seed: number): State => {
  for (let plies = 60; ; plies += 3) {
    const state = after(game, { players: 3 }, seed, plies);
    if (state.phase === 'end') throw new Error('the game was over too soon');
    if (state.round < 6) continue;
    const { phase, turn } = state;
    if (phase === 'turn' && turn.act === 'none') return state;
  }
};

describe('forecasts', () => {
  test('in the last round all seats plan, and what is certain counts in full', () => {
    const state = inLastRound(2);
    const outlook = outlookOf(game, terraMystica, state);
    if (outlook === undefined) throw new Error('no outlook');
    const { calibration } = terraMystica;
    if (calibration?._tag !== 'Points') throw new Error('no points');
    expect(outlook.points).toHaveLength(3);
    expect(outlook.points).not.toEqual(calibration.expected(state));
    expect(outlook.error).toBeLessThan(calibration.error(state));
    const seat = game.toMove(state)[0]!;
    const richer = {
      ...state,
      seats: state.seats.with(seat, { ...state.seats[seat]!, vp: state.seats[seat]!.vp + 10 }),
    };
    outlookOf(game, terraMystica, richer)?.points.forEach((points, other) => {
      expect(points).toBeCloseTo(outlook.points[other]! + (other === seat ? 10 : 0), 6);
    });
    const stretches = calibration.planned?.stretches(state) ?? [];
    expect(stretches.map((stretch) => stretch !== undefined)).toEqual(
      state.seats.map(({ passed, dropped }) => passed === 0 && dropped === 0),
    );
  });

  test('if plans do not help, the outlook is the estimate without a search', () => {
    const { calibration } = terraMystica;
    if (calibration?._tag !== 'Points') throw new Error('no points');
    const early = inRound(4, 60);
    expect(outlookOf(game, terraMystica, early)?.points).toEqual(calibration.expected(early));
    expect(outlookOf(game, terraMystica, after(game, {}, 1, 0))).toBeUndefined();
    expect(outlookOf(terrafexGame, terrafex, initial)).toBeUndefined();
  });

  test('Terra Mystica: points of the end with their error, the lead, and what the second best loses', () => {
    const state = inRound(4, 60);
    const seat = game.toMove(state)[0]!;
    const forecast = forecastOf(terraMystica, state, seat, thoughtOf(game, terraMystica, 'plan', state, seat));
    if (forecast?._tag !== 'Points') throw new Error('no points');
    expect(forecast.points).toBeGreaterThan(20);
    expect(forecast.points).toBeLessThan(200);
    expect(forecast.error).toBeGreaterThan(5);
    expect(forecast.second).toBeGreaterThanOrEqual(0);
    expect(forecastText(forecast)).toMatch(
      /^you (lead|are behind) by \d+ ± \d+: \d+ ± \d+ points; the second best move loses \d+\.\d$/,
    );
  });

  test('elsewhere a chance to win, which is even where worths are', () => {
    const search = bot('mcts').sit(terrafexGame, terrafex, 1).look(initial, 0);
    if (search === undefined) throw new Error('nothing to decide');
    const analysis = thinkNow(search, { iterations: 30 });
    const forecast = forecastOf(terrafex, initial, 0, analysis);
    if (forecast?._tag !== 'Chance') throw new Error('no chance');
    expect(forecast.chance).toBeGreaterThan(0);
    expect(forecast.chance).toBeLessThan(1);
    const [first] = analysis.candidates;
    const even = { ...analysis, candidates: first === undefined ? [] : [{ ...first, value: [0.5, 0.5] }] };
    expect(forecastOf(terrafex, initial, 0, even)).toMatchObject({ chance: 0.5, second: null });
    expect(forecastText({ _tag: 'Chance', chance: 0.5, error: 0.04, second: null })).toBe('chance to win 50 ± 4 %');
  });

  test('there is no forecast without a calibration, or if nothing was found', () => {
    const none = { best: 1, iterations: 0, depth: 0, nodes: 0, done: true, candidates: [] } as never;
    expect(forecastOf({}, initial, 0, none)).toBeUndefined();
    expect(forecastOf(terrafex, initial, 0, none)).toBeUndefined();
  });
});
