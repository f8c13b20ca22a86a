/**
 * Records as text: prints and reads seats, turns, offers, watches and auctions. The text of a position follows from the tables of its fields.
 *
 * @packageDocumentation
 */

import { numberOf } from '../../../core/values/absent.js';
import { byName } from '../../../core/values/table.js';
import { type Field, fieldsOf, type ListField, type NumberField, type Shape } from '../state/shape.js';
import { factions } from '../tables/factions/index.js';
import { numberBetween } from './digits.js';

/** The text that stands for -1 and for an empty list: a dash. */
export const none = '-';

/** A number as text, with a dash for -1. */
export const dash = (n: number): string => (n < 0 ? none : String(n));

/** The items of a list, joined by a separator; a dash if there are no items. */
export const listOf = (items: readonly string[], separator = ','): string =>
  items.length === 0 ? none : items.join(separator);

/**
 * For each separator, the texts of small numbers with that separator in front. Most numbers are small, and looking up a text is quicker than making
 * it.
 */
const smallAfter = byName(['', ',', '/', '.'], (separator) => Array.from({ length: 64 }, (_, n) => `${separator}${n}`));

// Texts are concatenated by hand where a join would have a fixed number of parts, because V8 joins arrays several times slower.

/** A list of numbers as single digits, with a dot for -1; a dash if the list is empty. */
export const digits = (items: readonly number[]): string => {
  const small = smallAfter[''];
  let text = '';
  for (const n of items) text += n < 0 ? '.' : (small[n] ?? String(n));
  return text === '' ? none : text;
};

const slashed = (items: readonly number[]): string => {
  const small = smallAfter['/'];
  let text = '';
  for (const n of items) text += text === '' ? String(n) : (small[n] ?? `/${n}`);
  return text;
};

// The readers get the whole text with a start and an end, because most parts need no substring.

const numberIn = (text: string, from: number, to: number): number => numberBetween(text, from, to, 6);

const dashedIn = (text: string, from: number, to: number): number =>
  to - from === 1 && text.startsWith(none, from) ? -1 : numberIn(text, from, to);

const signedIn = (text: string, from: number, to: number): number =>
  text.startsWith('-', from) ? -numberIn(text, from + 1, to) : numberIn(text, from, to);

/** Reads a whole number of at most six digits. For any other text the result is NaN, which every invariant rejects. */
export const number = (text: string): number => numberIn(text, 0, text.length);

/** Reads a whole number; a dash is read as -1. */
export const dashed = (text: string): number => dashedIn(text, 0, text.length);

const listIn = (
  text: string,
  from: number,
  to: number,
  separator: string,
  item: (text: string, from: number, to: number) => number,
): number[] => {
  const list: number[] = [];
  for (let start = from; ; ) {
    const end = text.indexOf(separator, start);
    if (end < 0 || end >= to) {
      list.push(item(text, start, to));
      return list;
    }
    list.push(item(text, start, end));
    start = end + 1;
  }
};

const singleIn = (text: string, from: number, to: number): number[] => {
  const list: number[] = [];
  if (to - from === 1 && text.startsWith(none, from)) return list;
  for (let place = from; place < to; place++)
    list.push(text.startsWith('.', place) ? -1 : numberIn(text, place, place + 1));
  return list;
};

/** Reads a list of single digits, in which a dot stands for -1; a single dash is an empty list. */
export const single = (text: string): number[] => singleIn(text, 0, text.length);

/** How fields of one format are printed, and how they are read from part of a text. */
interface Form<A> {
  readonly print: (value: A) => string;
  readonly read: (text: string, from: number, to: number) => A;
}

const factionNamed: ReadonlyMap<string, number> = new Map(factions.map(({ id }, index) => [id, index]));

const plain: Form<number> = { print: String, read: numberIn };

/** The formats in which numbers and lists are printed and read. Unreadable text becomes a value that every invariant rejects. */
const forms: Readonly<Record<Exclude<NumberField['form'], 'none'>, Form<number>>> &
  Readonly<Record<Exclude<ListField['form'], 'none'>, Form<readonly number[]>>> = {
  number: plain,
  digit: plain,
  rare: plain,
  dashed: { print: dash, read: dashedIn },
  faction: {
    print: (index) => (index < 0 ? none : factions[index]!.id),
    read: (text, from, to) => numberOf(factionNamed, text.slice(from, to)),
  },
  slashed: { print: slashed, read: (text, from, to) => listIn(text, from, to, '/', dashedIn) },
  signed: { print: slashed, read: (text, from, to) => listIn(text, from, to, '/', signedIn) },
  digits: { print: digits, read: singleIn },
  dotted: {
    print: (items) => listOf(items.map(dash), '.'),
    read: (text, from, to) =>
      to - from === 1 && text.startsWith(none, from) ? [] : listIn(text, from, to, '.', dashedIn),
  },
};

const wordForm = (names: readonly string[]): Form<string> => ({
  print: (word) => String(names.indexOf(word)),
  read: (text, from, to) => names[numberIn(text, from, to)] ?? names[0]!,
});

/** A field of a record, with its place in the text. */
interface Part<A> extends Form<A[keyof A]> {
  readonly name: keyof A;
  readonly before: string;
  /** The prepared texts of small numbers if the field is printed as a plain number, as most fields are; otherwise null. */
  readonly small: readonly string[] | null;
  /** True if the field is left out of the text when its value is 0. */
  readonly isRare: boolean;
}

const partOf = <A>(name: keyof A, field: Field, after: Field['after']): readonly Part<A>[] => {
  if (field.form === 'none') return [];
  const form = field.form === 'word' ? wordForm(field.names) : forms[field.form];
  const isRare = field.form === 'rare';
  // The type of the shape guarantees that each field's form matches the type of its value.
  const { print, read } = form as unknown as Form<A[keyof A]>;
  return [{ name, before: after, small: form === plain && !isRare ? smallAfter[after] : null, isRare, print, read }];
};

/** Returns the fields that a record's text contains, in the order in which the text lists them. */
const partsOf = <A>(shape: Shape<A>): readonly Part<A>[] => {
  const all = fieldsOf(shape);
  const moved = (to: string): typeof all => all.filter(([, field]) => field.moved === to);
  const inPlace = all.filter(([, field]) => field.moved === undefined);
  return [...inPlace.flatMap((one) => [...moved(one[0]), one]), ...moved('end')].flatMap(([name, field], index) =>
    partOf<A>(name, field, index === 0 ? '' : field.after),
  );
};

/** Groups the fields of a record's text into columns, which are separated by commas. */
const columnsOf = <A>(parts: readonly Part<A>[]): readonly (readonly Part<A>[])[] => {
  const columns: Part<A>[][] = [];
  for (const part of parts) {
    if (columns.length === 0 || part.before === ',') columns.push([]);
    columns.at(-1)?.push(part);
  }
  return columns;
};

/** A record whose fields may still be changed, because it is being filled. */
type Filled<A> = { -readonly [K in keyof A]: A[K] };

/**
 * Reads the fields of one column, which is a part of the text between two commas. Extra text after the last field of a column is noticed only later,
 * when the whole text is compared with its canonical form.
 */
const readColumn = <A>(record: Filled<A>, column: readonly Part<A>[], text: string, from: number, to: number): void => {
  const separator = column[1]?.before;
  let start = from;
  for (let index = 0; index < column.length; index++) {
    const part = column[index]!;
    let end = to;
    if (separator === '') end = Math.min(start + 1, to);
    else if (separator !== undefined) {
      const found = text.indexOf(separator, start);
      if (found >= 0 && found < to) end = found;
    }
    // Only numbers share a column. A missing number is 0 if its field is rare; otherwise it is an error.
    if (start > to && part.isRare) record[part.name] = 0 as A[keyof A];
    else record[part.name] = part.read(text, Math.min(start, to), end);
    start = separator === '' ? end : end + 1;
  }
};

/** A printer and a reader for the text of a record, which share one table of fields. */
export interface RecordText<A> {
  /** The text of a record. */
  readonly print: (record: A) => string;
  /** Fills a new record with the fields read from a text, and returns the record. */
  readonly readInto: (record: Filled<A>, text: string) => A;
}

/** Makes the printer and the reader of a record's text from a table of the record's fields. */
export const recordText = <A>(shape: Shape<A>): RecordText<A> => {
  const parts = partsOf(shape);
  const columns = columnsOf(parts);
  return {
    print: (record) => {
      let text = '';
      for (let index = 0; index < parts.length; index++) {
        const { name, before, small, isRare, print } = parts[index]!;
        const value = record[name];
        if (small !== null) text += small[value as number] ?? before + print(value);
        else if (!isRare || value !== 0) text += before + print(value);
      }
      return text;
    },
    readInto: (record, text) => {
      let from = 0;
      for (const column of columns) {
        const comma = text.indexOf(',', from);
        const to = comma < 0 ? text.length : comma;
        readColumn(record, column, text, Math.min(from, to), to);
        from = comma < 0 ? text.length : comma + 1;
      }
      return record;
    },
  };
};
