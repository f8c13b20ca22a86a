/**
 * The fields of the records that make up a state, each listed once with its bounds, its format in position texts, and the name shown to users. The
 * codec, the text format, the initial record, the ranges and the displayed counts all follow from the tables of fields.
 *
 * A new field needs one line each in this file, in its type and in the code that copies it (`draft.ts`); the code does not compile if a line is
 * missing.
 *
 * @packageDocumentation
 */
import type { RuleId } from '../rules.js';
import { factions } from '../tables/factions/index.js';
import { cultBoard, cults, kinds, supply } from '../tables/pieces.js';
import { ring } from '../tables/terrain.js';
import { bonusTiles, favorTiles, townTiles } from '../tables/tiles.js';
import { type Auction, type Offer, type SeatState, sources, type Turn, type Watch } from './state.js';

/** The place of a field in a position text; fields of every kind have one. */
interface Place {
  /** The separator before the field in a position text; a comma begins a new column. The first field of a record has no separator. */
  readonly after: ',' | '/' | '.' | '';
  /**
   * The name of the field before which this field stands in the text, or `end` for the end of the text. Fields without this entry appear in the text
   * in the order of the record.
   */
  readonly moved?: string;
}

/** A field that is a number. */
export interface NumberField extends Place {
  /**
   * How the number is written in the text: as it is, with a dash for -1, as one digit, or as a faction's name. Some numbers are written only if they
   * are above 0. Others are never written, because they follow from other fields or from the map.
   */
  readonly form: 'number' | 'dashed' | 'digit' | 'faction' | 'rare' | 'none';
  /** The initial value of the field. */
  readonly blank: number;
  /**
   * The least and the greatest value that the field may have. If this entry is left out, the field's value is limited only by an invariant that
   * compares it with other fields.
   */
  readonly range?: readonly [min: number, max: number];
  /** The rule that a value outside the range breaks. */
  readonly rule?: RuleId;
  /** True if the field may contain any negative number in JSON. */
  readonly signed?: boolean;
  /** The name of the count when it is shown to users; `{who}` in the name stands for the seat. */
  readonly words?: string;
}

/** A field that is a list of numbers. */
export interface ListField extends Place {
  /**
   * How the list is written in the text: as numbers separated by slashes (signed if they may be negative) or by dots (with a dash for -1), as single
   * digits, or not at all.
   */
  readonly form: 'slashed' | 'signed' | 'digits' | 'dotted' | 'none';
  /** The length of the list; null if the length varies. All items of the list start at 0. */
  readonly length: number | null;
  /** The least and the greatest value of an item in the list. */
  readonly range?: readonly [min: number, max: number];
  /** The rule that an item outside the range breaks. */
  readonly rule?: RuleId;
  /** True if the field may contain any negative number in JSON. */
  readonly signed?: boolean;
}

/** A field whose value is one of a few words; a position text contains the word's index in the list of these words. */
export interface WordField<W extends string> extends Place {
  readonly form: 'word';
  /** The words that the field may contain; the first is the initial value. */
  readonly names: readonly W[];
}

/** A field of any kind, in any of the records of a state. */
export type Field = NumberField | ListField | WordField<string>;

/** The kind of field that a value of a given type needs. */
type FieldOf<A> = [A] extends [number] ? NumberField : [A] extends [string] ? WordField<A> : ListField;

/** The fields of a record: one for each name, in the order of the record's JSON. */
export type Shape<A> = { readonly [K in keyof A]: FieldOf<A[K]> };

/** The greatest amount that notations can hold. This amount is larger than any in a real game; the rules themselves set no limit. */
const most = 500_000;

const number = { after: ',', form: 'number', blank: 0 } as const;
const dashed = { after: ',', form: 'dashed', blank: -1 } as const;
const amount = { ...number, range: [0, most], rule: 'TMY-2.2' } as const;
/** A field that counts what is still to be decided or used; the count begins at 0. */
const due = { ...number, range: [0, most], rule: 'TMY-14.6' } as const;
const flag = { ...due, form: 'digit', range: [0, 1] } as const;
const list = { after: ',', form: 'dotted', length: null } as const;

/** A seat. */
export const seatShape: Shape<SeatState> = {
  faction: { ...dashed, form: 'faction', range: [-1, factions.length - 1], rule: 'TMY-13.2' },
  home: { ...dashed, range: [-1, ring.length - 1], rule: 'TMY-13.3' },
  coins: { ...amount, words: 'coins of {who}' },
  workers: { ...amount, after: '/', words: 'workers of {who}' },
  priests: { ...amount, after: '/', range: [0, supply.priests], rule: 'TMY-5.6', words: 'priests of {who}' },
  bowl1: { ...amount, words: 'bowl I of {who}' },
  bowl2: { ...amount, after: '/', words: 'bowl II of {who}' },
  bowl3: { ...amount, after: '/', words: 'bowl III of {who}' },
  vp: { ...amount, form: 'none', signed: true },
  keys: { ...due, words: 'keys of {who}' },
  cults: { ...list, form: 'slashed', length: cults.length, range: [0, cultBoard.top], rule: 'TMY-9.1' },
  shipping: { ...number, words: 'shipping of {who}' },
  digging: { ...number, after: '/', words: 'digging of {who}' },
  range: { ...number, after: '/', words: 'carpet range of {who}' },
  favors: { ...number, range: [0, (1 << favorTiles.length) - 1], rule: 'TMY-12.3' },
  towns: { ...list, form: 'digits', length: townTiles.length, range: [0, 2], rule: 'TMY-12.3' },
  bonus: { ...dashed, range: [-1, bonusTiles.length - 1], rule: 'TMY-12.2' },
  used: due,
  counts: { ...list, form: 'none', length: kinds.length },
  bridges: { ...number, form: 'none', words: 'bridges of {who}' },
  passed: flag,
  dropped: { ...flag, after: '' },
  locked: { ...due, range: [0, (1 << ring.length) - 1] },
  rivers: list,
  steps: { ...due, words: 'cult steps due to {who}' },
  tokens: { ...due, after: '/', words: 'power tokens on offer to {who}' },
  spades: { ...due, after: '/', words: 'spades of the cult bonus of {who}' },
  priestsDue: { ...due, after: '/', words: 'priests to be placed by {who}' },
  ordain: { ...due, after: '/', words: 'workers that {who} may make priests of' },
  uses: { ...due, after: '/', form: 'rare', words: 'special actions used by {who}' },
  points: {
    ...list,
    form: 'signed',
    length: sources.length,
    range: [-most, most],
    rule: 'TMY-2.2',
    signed: true,
    moved: 'keys',
  },
};

/** The number of hexes on the largest map, which is also the upper limit of the counts kept for a turn. */
const hexes = 113;

const pending = { ...number, range: [0, hexes], rule: 'TMY-19.8' } as const;
const yes = { ...pending, range: [0, 1] } as const;
const tracks = { ...pending, range: [0, (1 << cults.length) - 1] } as const;

/** A turn. */
export const turnShape: Shape<Turn> = {
  left: { ...pending, range: [0, 2] },
  act: { after: ',', form: 'word', names: ['none', 'land', 'other'] },
  spades: pending,
  paid: pending,
  kind: { after: ',', form: 'word', names: ['none', 'one', 'two', 'any'] },
  mayDig: yes,
  eruption: yes,
  sites: { ...list, moved: 'end' },
  built: yes,
  skipped: { ...dashed, range: [-1, hexes - 1], rule: 'TMY-19.8' },
  free: { after: ',', form: 'word', names: ['none', 'ride', 'trading-house', 'sandstorm'] },
  favors: pending,
  towns: pending,
  bridges: pending,
  steps: pending,
  leap: pending,
  loss: pending,
  lossFrom: tracks,
  blocked: tracks,
  choose: tracks,
  shift: yes,
};

const part = { ...number, after: '.' } as const;

/** An offer. */
export const offerShape: Shape<Offer> = {
  build: part,
  from: part,
  to: part,
  amount: part,
  void: part,
};

/** A watch. */
export const watchShape: Shape<Watch> = { build: part, from: part, taken: part, declined: part };

/** An auction. */
export const auctionShape: Shape<Auction> = {
  tokens: list,
  places: { ...list, form: 'digits' },
  out: { ...list, form: 'digits' },
  opener: number,
  bid: dashed,
  bidder: dashed,
  paid: list,
};

/** The fields of a shape with their names, in the order of the record. */
export const fieldsOf = <A>(shape: Shape<A>): readonly (readonly [name: keyof A & string, field: Field])[] =>
  // The type of a shape guarantees that its keys are the field names of the record.
  Object.entries(shape) as unknown as readonly (readonly [keyof A & string, Field])[];

/** The initial value of a field; if it is a list, a new list is made each time. */
const blankOf = (field: Field): number | readonly number[] | string => {
  if (field.form === 'word') return field.names[0]!;
  if ('blank' in field) return field.blank;
  return field.length === null ? [] : Array.from({ length: field.length }, () => 0);
};

/** A record in which every field has its initial value. */
export const blank = <A>(shape: Shape<A>): A =>
  // Every field of the shape has a value of its kind by now.
  Object.fromEntries(fieldsOf(shape).map(([name, field]) => [name, blankOf(field)])) as A;

/** The counts of a seat that are shown to users, each with a name in which `{who}` stands for the seat. */
export const seatCounts = fieldsOf(seatShape).flatMap(([name, field]) =>
  // Only number fields have `words`.
  'words' in field ? [{ name: name as CountName, words: field.words }] : [],
);

/** The name of a seat's field that holds a number. */
type CountName = { [K in keyof SeatState]: SeatState[K] extends number ? K : never }[keyof SeatState];
