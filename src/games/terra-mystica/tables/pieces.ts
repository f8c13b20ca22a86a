/**
 * Everything on faction and cult boards that is the same for all factions: structures, cults, supplies and exchanges.
 *
 * @packageDocumentation
 */

/** The kinds of structures: dwelling, trading house, temple, stronghold, sanctuary. */
export const kinds = ['D', 'TP', 'TE', 'SH', 'SA'] as const;

/** A kind of structure, by its name in ledgers: dwelling, trading house, temple, stronghold, sanctuary. */
export type Kind = (typeof kinds)[number];

/** The name of each kind of structure. */
export const kindTitles = {
  D: 'dwelling',
  TP: 'trading house',
  TE: 'temple',
  SH: 'stronghold',
  SA: 'sanctuary',
} as const satisfies Readonly<Record<Kind, string>>;

/** The number of structures of each kind that a faction has. @rule TMY-2.1 */
export const structureSupply = { D: 8, TP: 4, TE: 3, SH: 1, SA: 1 } as const satisfies Readonly<Record<Kind, number>>;

/** For each kind of structure, what it is built on: an empty hex, or the structure that it replaces. @rule TMY-6.1 */
export const upgradesFrom = {
  D: null,
  TP: 'D',
  TE: 'TP',
  SH: 'TP',
  SA: 'TE',
} as const satisfies Readonly<Record<Kind, Kind | null>>;

/** The numbers of priests and bridges that a faction has. @rule TMY-5.6 @rule TMY-11.1 */
export const supply = { priests: 7, bridges: 3 } as const;

/** The cult tracks in their order, which is also the order of lists such as {@link SeatState.cults}. */
export const cults = ['FIRE', 'WATER', 'EARTH', 'AIR'] as const;

/** A cult track, by its name in ledgers. */
export type Cult = (typeof cults)[number];

/** The values of the cult tracks: the power at each space, the priest spaces, and the points for the final ranks. */
export const cultBoard = {
  top: 10,
  /** The power that a marker gains for reaching or passing each space of a track; the index is the space. */
  power: [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3],
  /** The number of steps that each of a track's four priest spaces gives. @rule TMY-9.4 */
  priestSpaces: [3, 2, 2, 2],
  /** The number of steps that a priest gives when it goes back to the supply. */
  returned: 1,
  /** The victory points for the first, second and third rank on a cult track. @rule TMY-16.1 */
  ranks: [8, 4, 2],
} as const;

/** The victory points for the first, second and third rank in a ranking of areas. @rule TMY-16.2 @rule TMY-16.3 */
export const areaRanks = [18, 12, 6] as const;

/** The resources, as named in the notation of conversions: power, priests, workers, coins, victory points. */
export const resources = ['PW', 'P', 'W', 'C', 'VP'] as const;

/** A resource, as named in the notation of conversions: power, priests, workers, coins or victory points. */
export type Resource = (typeof resources)[number];

/** A rate of exchange: `give` units of `from` for one unit of `to`. */
export interface Rate {
  readonly give: number;
  readonly from: Resource;
  readonly to: Resource;
}

/** The power that a priest costs, and the power that a worker costs. @rule TMY-5.5 */
export const powerPer = { priest: 5, worker: 3 } as const;

/** The number of tokens in bowl II needed to burn power: one goes to bowl III, and the rest leave the game. @rule TMY-5.4 */
export const burnPrice = 2;

/** The conversions that are open to all factions, in the order in which legal moves are listed. @rule TMY-5.5 */
export const rates = [
  { give: powerPer.priest, from: 'PW', to: 'P' },
  { give: powerPer.worker, from: 'PW', to: 'W' },
  { give: 1, from: 'PW', to: 'C' },
  { give: 1, from: 'P', to: 'W' },
  { give: 1, from: 'P', to: 'C' },
  { give: 1, from: 'W', to: 'C' },
] as const satisfies readonly Rate[];

/** The number of coins that are worth one victory point at the end of the game. @rule TMY-16.6 */
export const coinsPerVp = 3;

/** The requirements for founding a town. @rule TMY-10.1 */
export const town = { power: 7, structures: 4, structuresWithSanctuary: 3 } as const;

/** The number of rounds of a game. @rule TMY-1.1 */
export const rounds = 6;

/** The victory points available for bidding in an auction. @rule TMY-13.9 */
export const auctionPoints = 40;
