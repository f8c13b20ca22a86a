/** Corrupted texts of records: a changed byte, several bytes, a move, or a piece. */
import { parseJson, type Source } from '../../src/core/index.js';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const printable = `${letters}${digits} ,:;.-+*/=@>^~!?_"'[]{}()`;

const from = (random: Source, characters: string): string => characters[random.below(characters.length)] ?? '';

const spliced = (text: string, at: number, removed: number, added: string): string =>
  text.slice(0, at) + added + text.slice(at + removed);

/** The positions of all characters of a kind. */
const placesOf = (text: string, kind: RegExp): readonly number[] => [...text.matchAll(kind)].map(({ index }) => index);

const at = (random: Source, places: readonly number[]): number => places[random.below(places.length)] ?? 0;

/** Changes the list of moves of a record. */
const withMoves = (json: string, change: (moves: string[]) => void): string => {
  const read = parseJson(json);
  if (read._tag === 'Left') return json;
  // The writer returns a record, so the cast is safe.
  const record = read.right as { moves: string[] };
  change(record.moves);
  return JSON.stringify(record);
};

/** Every kind of corruption, by name. */
export const corruptions = {
  'a digit changed': (text: string, random: Source) =>
    spliced(text, at(random, placesOf(text, /\d/g)), 1, from(random, digits)),
  'a letter changed': (text: string, random: Source) =>
    spliced(text, at(random, placesOf(text, /[A-Za-z]/g)), 1, from(random, letters)),
  'a byte changed': (text: string, random: Source) =>
    spliced(text, random.below(text.length), 1, from(random, printable)),
  'a byte deleted': (text: string, random: Source) => spliced(text, random.below(text.length), 1, ''),
  'a byte inserted': (text: string, random: Source) =>
    spliced(text, random.below(text.length), 0, from(random, printable)),
  'a byte doubled': (text: string, random: Source) => {
    const place = random.below(text.length);
    return spliced(text, place, 0, text[place] ?? '');
  },
  'two bytes swapped': (text: string, random: Source) => {
    const place = random.below(text.length - 1);
    return spliced(text, place, 2, (text[place + 1] ?? '') + (text[place] ?? ''));
  },
  'two digits swapped': (text: string, random: Source) => {
    const places = placesOf(text, /\d/g);
    const [one, other] = [at(random, places), at(random, places)];
    return spliced(spliced(text, one, 1, text[other] ?? ''), other, 1, text[one] ?? '');
  },
  'a piece cut out': (text: string, random: Source) =>
    spliced(text, random.below(text.length), 1 + random.below(40), ''),
  'a piece repeated': (text: string, random: Source) => {
    const place = random.below(text.length);
    return spliced(text, place, 0, text.slice(place, place + 1 + random.below(40)));
  },
  'neighbouring moves swapped': (text: string, random: Source) =>
    withMoves(text, (moves) => {
      const place = random.below(Math.max(1, moves.length - 1));
      moves.splice(place, 2, ...moves.slice(place, place + 2).reverse());
    }),
  'two moves swapped': (text: string, random: Source) =>
    withMoves(text, (moves) => {
      const [one, other] = [random.below(moves.length), random.below(moves.length)];
      [moves[one], moves[other]] = [moves[other] ?? '', moves[one] ?? ''];
    }),
  'a move made another': (text: string, random: Source) =>
    withMoves(text, (moves) => {
      moves[random.below(moves.length)] = moves[random.below(moves.length)] ?? '';
    }),
  'a move lost': (text: string, random: Source) =>
    withMoves(text, (moves) => void moves.splice(random.below(moves.length), 1)),
  'the last moves lost': (text: string, random: Source) =>
    withMoves(text, (moves) => void moves.splice(random.below(moves.length))),
} satisfies Readonly<Record<string, (text: string, random: Source) => string>>;
