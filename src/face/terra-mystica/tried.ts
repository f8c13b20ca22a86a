/**
 * The moves of Terra Mystica that people may attempt, legal or not.
 *
 * @packageDocumentation
 */
import {
  boardIn,
  bonusTiles,
  cults,
  factions,
  favorTiles,
  kinds,
  legalMoves,
  type Move,
  movers,
  ownSpaces,
  powerActions,
  ring,
  type State,
  townTiles,
} from '../../games/terra-mystica/seen.js';

const onHex = (state: State, by: Move['by'], index: number, name: string): readonly Move[] => {
  const occupied = state.structure[index]! > 0;
  const land: readonly Move[] = [
    { _tag: 'Build', by, hex: name, from: null },
    { _tag: 'Transform', by, hex: name, to: null, from: null },
    ...ring.map((to): Move => ({ _tag: 'Transform', by, hex: name, to, from: null })),
  ];
  const raised = kinds.flatMap((to): readonly Move[] => (to === 'D' ? [] : [{ _tag: 'Upgrade', by, hex: name, to }]));
  return occupied ? [...raised, ...land] : [...land, ...raised];
};

const onBoards = (by: Move['by']): readonly Move[] => [
  ...cults.flatMap((cult) => ([3, 2, 1, null] as const).map((steps): Move => ({ _tag: 'Send', by, cult, steps }))),
  ...powerActions.map(({ id }): Move => ({ _tag: 'Action', by, space: id, from: null })),
  ...ownSpaces.map((space): Move => ({ _tag: 'Action', by, space, from: null })),
  { _tag: 'Advance', by, track: 'ship' },
  { _tag: 'Advance', by, track: 'dig' },
  ...[1, 2, 3].map((spades): Move => ({ _tag: 'Dig', by, spades })),
  ...bonusTiles.map(({ id }): Move => ({ _tag: 'Pass', by, tile: id })),
  { _tag: 'Pass', by, tile: null },
  ...favorTiles.map(({ id }): Move => ({ _tag: 'Favor', by, tile: id })),
  ...townTiles.map(({ id }): Move => ({ _tag: 'Town', by, tile: id, count: 1 })),
  { _tag: 'Burn', by, tokens: 1 },
  { _tag: 'Done', by },
];

/** The moves that people may attempt: every use of every hex, and of every space on the boards. */
export const tried = (state: State): readonly Move[] => {
  const legal = legalMoves(state);
  // If several seats may act, every move names its seat. Use the first of these seats for the moves to try.
  const by = movers(state).length > 1 ? legal[0]!.by : null;
  return [
    ...legal,
    ...factions.map(({ id }): Move => ({ _tag: 'Setup', by, faction: id })),
    ...boardIn(state).names.flatMap((name, index) => onHex(state, by, index, name)),
    ...onBoards(by),
  ];
};
