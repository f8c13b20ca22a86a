/**
 * The moves of IceTraders as clicks, and the moves that people may attempt, legal or not.
 *
 * @packageDocumentation
 */
import { type ByTag, byTag, type Of } from '../../core/values/by-tag.js';
import { legalMoves, look, type Move, type Owner, type PieceName, type View } from '../../games/icetraders/seen.js';
import { pieceNames } from '../../pieces/pyramids.js';
import { type Message, message } from '../message.js';
import type { Part, Place } from '../part.js';
import { labelled, pieceMessage, piecesMessage, placeMessage } from '../telling.js';
import { english } from './english.js';

/** A place in words; a ship is named by its type and system, for instance `G1@4`. */
export const placeOf = (place: Place): Message => {
  if (place.kind === 'stash') return message('place.stash', { pieces: piecesMessage(place.value) });
  if (place.kind !== 'ship') return placeMessage(place);
  const [piece = '', system = ''] = place.value.split('@');
  return message('place.ship', { piece: pieceMessage(piece), system });
};

const ship = (piece: PieceName, system: number): Part => {
  const place = { kind: 'ship', value: `${piece}@${system}` };
  return labelled(english, place.kind, place.value, placeOf(place));
};

const stash = (piece: PieceName): Part => labelled(english, 'stash', piece, pieceMessage(piece));

const inSystem = (system: number): Part => labelled(english, 'system', system);

const owned = (owner: number): Part => labelled(english, 'owner', owner);

const verb = (value: string): Part => labelled(english, 'verb', value, message(`verb.${value}`));

/** The piece types of a seat's two picks. */
export const pairOf = (pair: string): readonly [string, string] => [pair.slice(0, 2), pair.slice(2)];

const newPiece = ({ piece, system }: Of<Move, 'PlaceShip' | 'BuildShip' | 'Enterprise'>): readonly Part[] => [
  stash(piece),
  inSystem(system),
];

const exchanged = (move: Of<Move, 'TradeShip' | 'GrowShip'>): readonly Part[] => [
  ship(move.ship, move.system),
  stash(move.piece),
];

const attack =
  (name: string) =>
  (move: Of<Move, 'Destroy' | 'Reduce' | 'Revolt'>): readonly Part[] => [
    ship(move.ship, move.system),
    owned(move.owner),
    verb(name),
  ];

const use =
  (name: string) =>
  (move: Of<Move, 'Sacrifice' | 'Discover'>): readonly Part[] => [ship(move.ship, move.system), verb(name)];

const partsOf: ByTag<Move, readonly Part[]> = {
  Align: ({ alignment }) => [labelled(english, 'answer', alignment, message(`answer.${alignment}`))],
  PickPair: ({ pair }) => pairOf(pair).map((piece) => labelled(english, 'stash', piece, pieceMessage(piece))),
  PlaceShip: newPiece,
  BuildShip: newPiece,
  Enterprise: newPiece,
  MoveShip: (move) => [ship(move.ship, move.from), inSystem(move.to)],
  TradeShip: exchanged,
  GrowShip: exchanged,
  Destroy: attack('destroy'),
  Reduce: attack('reduce'),
  Revolt: attack('revolt'),
  Sacrifice: use('sacrifice'),
  Discover: use('discover'),
  Research: ({ ships, system, piece }) => [...ships.map((one) => ship(one, system)), stash(piece)],
  Pass: () => [verb('pass')],
  Stop: () => [verb('stop')],
  Decline: () => [verb('decline')],
  Nowhere: () => [],
};

/** The parts of a move: ships and systems in the order in which people click them, then the action. */
export const parts = (move: Move): readonly Part[] => byTag(partsOf, move);

const valuesOf = (some: readonly Part[]): string => some.map(({ value }) => value).join(' ');

/** Other orders for the parts of a move: the two picks may come in either order, and the three ships of a Research in any order. */
export const orders = (own: readonly Part[]): readonly (readonly Part[])[] => {
  const [a, b, c, ...rest] = own;
  if (a === undefined || b === undefined) return [];
  if (c === undefined) return a.kind === 'stash' && b.kind === 'stash' && a.value !== b.value ? [[b, a]] : [];
  if ([a, b, c].some(({ kind }) => kind !== 'ship')) return [];
  const all = [
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  const distinct = new Map(all.map((three) => [valuesOf(three), three]));
  return [...distinct].filter(([values]) => values !== valuesOf([a, b, c])).map(([, first]) => [...first, ...rest]);
};

const seatOf = (owner: number): Owner => ([0, 1, 2, 3, 4] as const)[owner]!;

const triedBy = (view: View, owner: number, piece: PieceName, system: number): readonly Move[] => {
  if (owner !== view.mover)
    return [
      { _tag: 'Destroy', owner: seatOf(owner), ship: piece, system },
      { _tag: 'Reduce', owner: seatOf(owner), ship: piece, system },
    ];
  return [
    ...look(view).map((to): Move => ({ _tag: 'MoveShip', ship: piece, from: system, to: to.number })),
    ...pieceNames.flatMap((into): readonly Move[] => [
      { _tag: 'GrowShip', ship: piece, system, piece: into },
      { _tag: 'TradeShip', ship: piece, system, piece: into },
    ]),
    { _tag: 'Sacrifice', ship: piece, system },
    { _tag: 'Discover', ship: piece, system },
  ];
};

/** The moves that people may attempt, legal or not: the legal moves, and everything that a click on any ship, system or piece could mean. */
export const tried = (view: View): readonly Move[] => [
  ...legalMoves(view),
  ...look(view).flatMap(({ number, ships }) =>
    ships.flatMap(({ owner, piece }) => triedBy(view, owner, piece, number)),
  ),
  ...look(view).flatMap(({ number }) =>
    pieceNames.flatMap((piece): readonly Move[] => [
      { _tag: 'BuildShip', piece, system: number },
      { _tag: 'PlaceShip', piece, system: number },
    ]),
  ),
  ...pieceNames.map((piece): Move => ({ _tag: 'PickPair', pair: `${piece}${piece}` })),
  { _tag: 'Pass' },
  { _tag: 'Stop' },
  { _tag: 'Decline' },
];
