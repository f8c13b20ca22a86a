/**
 * Land (chapters 4, 7 and 15): transforming hexes.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { about, type Demand, namesLand, type Question, type Reused, sitesInReach, wayFor } from '../engine/question.js';
import { canSkip, skipPrice, wayTo } from '../engine/reach.js';
import { isInBowls, loseTokens, pay, splits, tokensIn } from '../engine/resources.js';
import {
  canErupt,
  homeGround,
  mostSpades,
  spadesFor,
  tracksAt,
  volcanoCurrency,
  volcanoPrice,
} from '../engine/terrain.js';
import { bookPoints, type Draft, replaced, seatDraft } from '../state/draft.js';
import { hexNamed } from '../state/map.js';
import type { Move, MoveOf, Split } from '../state/move.js';
import { groundIndex, iceGround, ringSize, seatOf, volcanoGround } from '../state/selectors.js';
import { type Ground, madeGrounds } from '../tables/terrain.js';
import type { Chapter } from './chapter.js';

/** The state, the move and the derived values for a hex that is to be transformed or built on. */
export interface LandQuestion extends Question {
  /** The number of the hex; -1 if the map has no such hex. */
  readonly hex: number;
  /** The ground that the hex will get, as an index of `grounds`. */
  readonly to: number;
  readonly split: Split;
  /** The way in which the transformation of the hex would be paid for. */
  readonly means: Means;
  /** The way in which a dwelling would be built on the hex. */
  readonly way: Way;
}

/** The ways of building a dwelling in the current turn. */
export type Way = 'ride' | 'change' | 'site' | 'plain';

/** The ways to pay for the transformation of a hex. */
export type Means = 'none' | 'cult' | 'spades' | 'eruption' | 'sandstorm';

export const meansOf = ({ state, seat, me }: Question): Means => {
  if (state.phase === 'cult') return me.spades > 0 ? 'cult' : 'none';
  if (state.phase !== 'turn' || state.active !== seat) return 'none';
  const { turn } = state;
  if (turn.eruption > 0) return 'eruption';
  if (turn.free === 'sandstorm') return 'sandstorm';
  return turn.spades > 0 ? 'spades' : 'none';
};

/** The number of spades that a transformation would use; 0 if the transformation is impossible. */
export const spadesUsed = ({ state, me, hex, to }: LandQuestion, means: Means): number =>
  spadesFor(me, state.ground[hex]!, to, means === 'cult' ? me.spades : state.turn.spades);

/** True if a hex is directly adjacent to a structure of the seat; bridges do not count. A sandstorm reaches only such hexes. @rule TMY-7.3 */
const isBeside = ({ state, seat, board }: Question, hex: number): boolean =>
  board.land[hex]!.some((near) => state.owner[near] === seat);

export const isInReach = (question: LandQuestion, means: Means): boolean => {
  if (means === 'sandstorm') return isBeside(question, question.hex);
  return wayFor(question, question.hex) !== 'none';
};

/** True if the current action has left a hex on a terrain other than the seat's home terrain. */
const leftOdd = ({ state, me }: Question): boolean => {
  const home = homeGround(me);
  for (const site of state.turn.sites) if (state.ground[site]! !== home) return true;
  return false;
};

/** True if the kind of the pending spades allows them to be used on a hex. @rule TMY-15.7b */
const kindAllows = ({ state, hex }: LandQuestion): boolean => {
  const { kind, sites } = state.turn;
  switch (kind) {
    case 'none':
    case 'any':
      return true;
    case 'one':
      return sites.length === 0 || sites[0] === hex;
    case 'two':
      return sites.length < 2 || sites.includes(hex);
  }
};

/** The number of power tokens that a transformation takes out of the game; 0 if it takes none. */
export const tokensDue = (question: LandQuestion): number =>
  question.means === 'eruption' && volcanoCurrency(question.faction) === 'tokens'
    ? volcanoPrice(question.state, question.seat, question.state.ground[question.hex]!)
    : 0;

const noToll = { workers: 0, priests: 0 };

/** The price of a tunnel (in workers) or a carpet ride (in priests) to a hex; zero if the hex needs neither. */
const tollOf = (question: LandQuestion): typeof noToll => {
  const isSkip = canSkip(question.faction) && wayFor(question, question.hex) === 'skip';
  return isSkip ? skipPrice(question.state, question.seat) : noToll;
};

/** True if a seat can pay a price, plus the price of a tunnel or carpet ride if the hex needs one. */
export const tollPayable = (question: LandQuestion, workers: number, coins: number): boolean => {
  const { me } = question;
  const toll = tollOf(question);
  return me.workers >= workers + toll.workers && me.priests >= toll.priests && me.coins >= coins;
};

/** The currency of the volcano that a transformation makes; `none` if it makes none. */
const paysBy = ({ means, faction }: LandQuestion): ReturnType<typeof volcanoCurrency> =>
  means === 'eruption' ? volcanoCurrency(faction) : 'none';

const canEruptHere = ({ state, seat, hex }: LandQuestion): boolean => canErupt(state, seat, state.ground[hex]!);

/** True if the pending spades, where they pay for a transformation, can make it. */
const suffices = (question: LandQuestion): boolean => {
  const { means } = question;
  return (means !== 'spades' && means !== 'cult') || spadesUsed(question, means) > 0;
};

/** The conditions that a land hex must meet to be transformed or built on. */
export const changing: readonly Demand<LandQuestion>[] = [
  {
    rule: 'TMY-4.2',
    text: 'the hex has a structure',
    holds: ({ state, hex }) => state.structure[hex] === 0,
  },
  { rule: 'TMY-4.2', text: 'the hex is ice', holds: ({ state, hex }) => state.ground[hex] !== iceGround },
  {
    rule: 'TMY-4.2',
    text: 'the hex is a volcano',
    holds: ({ state, hex }) => state.ground[hex] !== volcanoGround,
  },
  { rule: 'TMY-7.3', text: 'the hex is out of reach', holds: (question) => isInReach(question, question.means) },
  {
    rule: 'TMY-15.3',
    text: 'these spades cannot be used on this hex',
    holds: (question) => question.means !== 'spades' || kindAllows(question),
  },
  {
    rule: 'TMY-15.4',
    text: 'in this action, only one hex may be changed to terrain on which the seat cannot build, and one already has been',
    holds: (question) => question.means !== 'spades' || question.to === homeGround(question.me) || !leftOdd(question),
  },
  {
    rule: 'TMY-17.13',
    text: 'a sandstorm can only make home terrain',
    holds: (question) => question.means !== 'sandstorm' || question.to === homeGround(question.me),
  },
  {
    rule: 'TMY-17.13',
    text: 'the hex is already home terrain, so a sandstorm cannot change it',
    holds: (question) => question.means !== 'sandstorm' || question.state.ground[question.hex] !== question.to,
  },
  {
    rule: 'TMY-4.8',
    text: 'this faction can only make volcanoes',
    holds: (question) => question.means !== 'eruption' || question.to === volcanoGround,
  },
  {
    rule: 'TMY-4.8',
    text: 'the seat is not high enough on any cult track to pay for a volcano on this hex',
    holds: (question) => paysBy(question) !== 'steps' || canEruptHere(question),
  },
  {
    rule: 'TMY-4.8',
    text: 'the seat does not have enough power tokens to pay for a volcano on this hex',
    holds: (question) => paysBy(question) !== 'tokens' || canEruptHere(question),
  },
  {
    rule: 'TMY-4.4',
    text: 'the pending spades cannot turn this hex into that terrain',
    holds: suffices,
  },
  {
    rule: 'TMY-15.7a',
    text: 'the transformation must use all the spades that were bought',
    holds: (question) =>
      question.means !== 'spades' ||
      question.state.turn.paid === 0 ||
      spadesUsed(question, 'spades') === question.state.turn.spades,
  },
  {
    rule: 'TMY-5.7',
    text: 'this is not the number of power tokens to be paid',
    holds: (question) => question.split === null || tokensIn(question.split) === tokensDue(question),
  },
  {
    rule: 'TMY-5.7',
    text: 'the bowls do not hold these power tokens',
    holds: ({ me, split }) => split === null || isInBowls(me, split),
  },
];

/** The conditions for transforming a land hex by some means. */
const siteDemands: readonly Demand<LandQuestion>[] = [
  ...changing,
  {
    rule: 'TMY-7.4',
    text: 'the seat does not have enough workers for the tunnel',
    holds: (question) => question.me.workers >= tollOf(question).workers,
  },
  {
    rule: 'TMY-7.4',
    text: 'the seat does not have enough priests for the carpet ride',
    holds: (question) => question.me.priests >= tollOf(question).priests,
  },
];

/** The conditions for transforming a hex. */
const demands: readonly Demand<LandQuestion>[] = [
  namesLand,
  {
    rule: 'TMY-15.1',
    text: 'this seat has no means to transform a hex now',
    holds: (question) => question.means !== 'none',
  },
  ...siteDemands,
];

/** The ground made by `transform H` without a colour: the home terrain or, failing that, the nearest ground that the spades can make. @rule TMY-19.3 */
const impliedGround = (question: Question, hex: number): number => {
  const home = homeGround(question.me);
  const means = meansOf(question);
  if (hex < 0 || means === 'none' || means === 'eruption' || means === 'sandstorm') return home;
  const pending = means === 'cult' ? question.me.spades : question.state.turn.spades;
  const from = question.state.ground[hex]!;
  if (spadesFor(question.me, from, home, pending) > 0) return home;
  let [best, rest] = [home, Number.POSITIVE_INFINITY];
  for (let to = 0; to < ringSize; to++) {
    const far = spadesFor(question.me, to, home, mostSpades + 1);
    if (far > 0 && far < rest && spadesFor(question.me, from, to, pending) > 0) [best, rest] = [to, far];
  }
  return best;
};

/** Builds the question about a transformation: the hex, its new ground, and how the change would be paid for. */
export const landQuestion = (question: Question, hex: string, to: Ground | null, split: Split): LandQuestion => {
  const number = hexNamed(question.board, hex);
  const ground = to === null ? impliedGround(question, number) : groundIndex(to);
  return about(question, { hex: number, to: ground, split, means: meansOf(question), way: 'change' });
};

/** Pays for a tunnel or carpet ride if the hex needs one. */
export const paySkip = (draft: Draft, seat: number, hex: number): void => {
  if (wayTo(draft, seat, hex) !== 'skip') return;
  const toll = skipPrice(draft, seat);
  pay(seatDraft(draft, seat), toll.workers, 0, toll.priests);
  bookPoints(seatDraft(draft, seat), toll.vp, 'faction');
  draft.turn.skipped = hex;
};

const payVolcano = (draft: Draft, { seat, hex, split, faction }: LandQuestion): void => {
  const price = volcanoPrice(draft, seat, draft.ground[hex]!);
  draft.turn.eruption = 0;
  if (volcanoCurrency(faction) === 'tokens') {
    loseTokens(seatDraft(draft, seat), price, split);
    return;
  }
  draft.turn.loss = price;
  draft.turn.lossFrom = tracksAt(seatOf(draft, seat), price);
};

/** Pays the price of a transformation. */
const payMeans = (draft: Draft, question: LandQuestion, used: number): void => {
  const { seat, hex, means } = question;
  const { turn } = draft;
  if (means === 'sandstorm') turn.free = 'none';
  else paySkip(draft, seat, hex);
  if (means === 'eruption') payVolcano(draft, question);
  if (means === 'spades') turn.spades -= used;
};

/** Transforms a hex, and pays for this in the way that the check has found. */
export const transform = (draft: Draft, question: LandQuestion): void => {
  const { seat, hex, to, means } = question;
  const used = spadesUsed(question, means);
  if (means === 'cult') seatDraft(draft, seat).spades -= used;
  else {
    const { turn } = draft;
    payMeans(draft, question, used);
    if (turn.spades === 0) {
      turn.paid = 0;
      turn.kind = 'none';
    }
    turn.mayDig = 0;
    if (!turn.sites.includes(hex)) turn.sites = [...turn.sites, hex];
  }
  draft.ground = replaced(draft.ground, hex, to);
};

/** The grounds that a faction can choose for a transformation: those of the ring, and its own home ground. */
const targets = (question: Question): readonly number[] => {
  const home = homeGround(question.me);
  const all = [0, 1, 2, 3, 4, 5, 6];
  return home >= ringSize ? [...all, home] : all;
};

/** The hexes worth checking as candidates: the empty land hexes in reach. */
export const sitesFor = (question: Question, means: Means): readonly number[] => {
  if (means !== 'sandstorm') return sitesInReach(question);
  const { state, board } = question;
  return board.lands.filter((hex) => state.structure[hex] === 0 && isBeside(question, hex));
};

/** Lists the legal transformations. @rule TMY-15.7 */
const listTransforms = (question: Question, moves: Move[]): void => {
  const means = meansOf(question);
  if (means === 'none') return;
  const aims = means === 'eruption' || means === 'sandstorm' ? [homeGround(question.me)] : targets(question);
  const candidate: Reused<LandQuestion> = about(question, { hex: -1, to: -1, split: null, means, way: 'change' });
  for (const hex of sitesFor(question, means)) {
    candidate.hex = hex;
    for (const to of aims) {
      candidate.to = to;
      if (!suffices(candidate) || !allHold(siteDemands, candidate)) continue;
      const [name, made] = [question.board.names[hex]!, madeGrounds[to]!];
      for (const from of splitsFor(question, tokensDue(candidate)))
        moves.push({ _tag: 'Transform', by: question.by, hex: name, to: made, from });
    }
  }
};

/** The ways to take power tokens out of the bowls: the default way first, then every other way. @rule TMY-17.24 */
export const splitsFor = ({ me }: Question, tokens: number): readonly Split[] => {
  if (tokens === 0) return [null];
  return [null, ...splits(me, tokens).slice(1)];
};

/** Transformations. */
export const transforms: Chapter<MoveOf<'Transform'>, LandQuestion> = {
  question: (asked, { hex, to, from }) => landQuestion(asked, hex, to, from),
  demands,
  perform: (draft, question) => {
    transform(draft, question);
    return 'due';
  },
  list: listTransforms,
};
