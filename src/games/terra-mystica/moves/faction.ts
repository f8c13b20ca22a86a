/**
 * Choosing a faction, and a terrain if the faction has none of its own (TMY-13.2, TMY-13.3).
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { isBoardFree, isHomeFree, seatFaction } from '../engine/factions.js';
import { about, type Demand, type Question, type Reused } from '../engine/question.js';
import { keepsCycle } from '../engine/resources.js';
import { isHomeOfOther, printedHome } from '../engine/terrain.js';
import { type Draft, seatDraft } from '../state/draft.js';
import type { Move, MoveOf } from '../state/move.js';
import { isPlayable } from '../state/playable.js';
import { factionAt, factionOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import { factions } from '../tables/factions/index.js';
import { ring } from '../tables/terrain.js';
import type { Chapter } from './chapter.js';

/** The state, the move and the derived values checked by the conditions for choosing a faction. */
interface FactionQuestion extends Question {
  readonly chosen: number;
}

const isSetup =
  (phase: State['phase']) =>
  ({ state, seat }: Question): boolean =>
    state.phase === phase && state.active === seat;

/** The conditions for the choice of a faction. */
const factionDemands: readonly Demand<FactionQuestion>[] = [
  { rule: 'TMY-13.2', text: 'no faction can be chosen now', holds: isSetup('faction') },
  {
    rule: 'TMY-18',
    text: 'this faction is not in the game: the options exclude it',
    holds: ({ state, chosen }) => isPlayable(state.switches, factionAt(chosen)),
  },
  {
    rule: 'TMY-13.2',
    text: 'the board of this faction is already taken',
    holds: ({ state, chosen }) => isBoardFree(state, factionAt(chosen)),
  },
  {
    rule: 'TMY-13.3',
    text: 'the home terrain of this faction is already taken',
    holds: ({ state, chosen }) => isHomeFree(state, factionAt(chosen)),
  },
];

/** The state, the move and the derived values checked by the conditions for choosing a terrain. */
interface TerrainQuestion extends Question {
  readonly terrain: number;
}

/** True if a terrain is taken: it is another seat's home or, in an auction, the home of a faction that is still on offer. */
const isTaken = ({ state, seat, terrain }: TerrainQuestion): boolean =>
  state.seats.some((other, index) => index !== seat && other.home === terrain) ||
  state.auction?.tokens.some((token) => printedHome(factionAt(token)) === terrain) === true;

/** The conditions for choosing a terrain at set-up or for a shift. @rule TMY-13.3 @rule TMY-17.22 */
const terrainDemands: readonly Demand<TerrainQuestion>[] = [
  {
    rule: 'TMY-13.3',
    text: 'no terrain can be chosen now',
    holds: (question) =>
      isSetup('terrain')(question) ||
      (question.state.phase === 'turn' && question.state.active === question.seat && question.state.turn.shift > 0),
  },
  {
    rule: 'TMY-13.3',
    text: 'this terrain already belongs to another faction',
    holds: (question) => question.state.phase !== 'terrain' || !isTaken(question),
  },
  {
    rule: 'TMY-17.22',
    text: "this terrain is already the seat's home terrain",
    holds: ({ state, me, terrain }) => state.phase !== 'turn' || terrain !== me.home,
  },
  {
    rule: 'TMY-17.22',
    text: 'this terrain is already the home terrain of another seat',
    holds: ({ state, seat, terrain }) => state.phase !== 'turn' || !isHomeOfOther(state, seat, terrain),
  },
];

/** Sets the terrain of a seat. At set-up, a faction that keeps priests on its cycle gets one on each of the other terrains. @rule TMY-17.21 */
export const setTerrain = (draft: Draft, seat: number, terrain: number): void => {
  const me = seatDraft(draft, seat);
  me.home = terrain;
  if (draft.phase === 'turn') {
    draft.turn.shift = 0;
    return;
  }
  if (keepsCycle(factionOf(draft, seat))) me.locked = ((1 << ring.length) - 1) & ~(1 << terrain);
};

/** Lists the legal moves that choose a faction, in the order of the table of factions. */
const listFactions = (question: Question, moves: Move[]): void => {
  const candidate: Reused<FactionQuestion> = about(question, { chosen: -1 });
  for (const [chosen, { id }] of factions.entries()) {
    candidate.chosen = chosen;
    if (allHold(factionDemands, candidate)) moves.push({ _tag: 'Setup', by: question.by, faction: id });
  }
};

/** Lists the legal moves that choose a terrain, in the order of the ring of terrains. */
const listTerrains = (question: Question, moves: Move[]): void => {
  if (question.state.phase === 'turn' && question.state.turn.shift === 0) return;
  const candidate: Reused<TerrainQuestion> = about(question, { terrain: -1 });
  for (const [terrain, color] of ring.entries()) {
    candidate.terrain = terrain;
    if (allHold(terrainDemands, candidate)) moves.push({ _tag: 'PickColor', by: question.by, color });
  }
};

/** The chapter of the rules on choosing a faction. */
export const factionChoices: Chapter<MoveOf<'Setup'>, FactionQuestion> = {
  question: (asked, { faction }) => about(asked, { chosen: factions.findIndex(({ id }) => id === faction) }),
  demands: factionDemands,
  perform: (draft, { seat, chosen }) => {
    seatFaction(draft, seat, chosen);
    return 'set-up';
  },
  list: listFactions,
};

/** The chapter of the rules on choosing a terrain. */
export const terrainChoices: Chapter<MoveOf<'PickColor'>, TerrainQuestion> = {
  question: (asked, { color }) => about(asked, { terrain: ring.indexOf(color) }),
  demands: terrainDemands,
  perform: (draft, { seat, terrain }) => {
    setTerrain(draft, seat, terrain);
    return draft.phase === 'terrain' ? 'set-up' : 'nothing';
  },
  list: listTerrains,
};
