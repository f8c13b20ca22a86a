/**
 * JSON codec of a server's answer about a table. A web page shows whatever it reads, so this codec rejects data that a correct server would never
 * send.
 *
 * @packageDocumentation
 */
import type * as t from 'io-ts';
import { boolean, leaf, list, nullable, oneOf, text, whole } from '../core/reading/codec.js';
import { exact, type Fields, variants } from '../core/reading/objects.js';
import { preset, withDefaults, withOptionals } from '../core/reading/presets.js';
import { departures, type RecordComment, type RecordEnd, type RecordResult } from '../core/records/shape.js';
import { seats } from '../core/values/seat.js';
import { mostComments } from './comment.js';
import type { Claimable, Claims, Sight, Times, Viewer, Waiting } from './event.js';
import type { Look } from './look.js';
import type { NumberedQuestion, TableEnd, UndoQuestion } from './table.js';

const most = Number.MAX_SAFE_INTEGER;
const seat = oneOf(...seats);
const ply = whole(0, 1_000_000);
const word = text('a text', 4000);
const bySeat = <A>(codec: t.Type<A, unknown>): t.Type<readonly A[], unknown> => list(codec, 0, seats.length);
const places = nullable(bySeat(whole(1, seats.length)));

const number = leaf('a number', (u): u is number => typeof u === 'number');

/** The course of a game at a server of an earlier release, which does not say it. */
const withoutCourse = { course: 0 };

const sight = preset<Sight>(
  withOptionals<Sight, 'claimableDraw'>(
    'a sight',
    {
      ply,
      course: whole(0, 1_000_000),
      view: text('the text of a view', 20_000),
      deciding: bySeat(seat),
      waiting: bySeat(exact<Waiting>('a decision', { seat, move: nullable(word) })),
    },
    { claimableDraw: boolean },
  ),
  withoutCourse,
);

const times = exact<Times>('clocks', { at: whole(0, most), left: bySeat(whole(-most, most)), running: bySeat(seat) });

const agreed = bySeat(seat);

const question = whole(0, 1_000_000);

/** The number of a question from a server of an earlier release, which does not number its questions. */
const unnumbered = { question: 0 };

const end = variants<TableEnd>('an end', {
  ByRules: exact<TableEnd & { readonly _tag: 'ByRules' }>('an end', {
    _tag: oneOf('ByRules'),
    result: exact<RecordResult>('a result', {
      over: boolean,
      scores: bySeat(number),
      winners: bySeat(seat),
      reason: nullable(word),
      places,
    }),
  }),
  ByPeople: exact<TableEnd & { readonly _tag: 'ByPeople' }>('an end', {
    _tag: oneOf('ByPeople'),
    end: exact<RecordEnd>('an end', {
      reason: oneOf('resignation', 'time', 'forfeit', 'agreement', 'repetition', 'adjudication'),
      seat: nullable(seat),
      places,
    }),
  }),
});

const claims = exact<Claims>('claims', {
  at: whole(0, most),
  seats: bySeat(exact<Claimable>('a claim', { seat, from: whole(0, most) })),
});

const lookFields: Fields<Omit<Look, 'left' | 'claims'>> = {
  game: text('the id of a game', 40),
  viewer: oneOf<Viewer>(...seats, 'spectators'),
  players: bySeat(nullable(word)),
  sight: nullable(sight),
  start: nullable(text('a position text', 100_000)),
  moves: list(nullable(word), 0, 50_000),
  times: nullable(times),
  undo: nullable(withDefaults<UndoQuestion>('an undo', { by: seat, agreed, ply, question }, unnumbered)),
  draw: nullable(withDefaults<NumberedQuestion>('an offer', { by: seat, agreed, question }, unnumbered)),
  comments: list(exact<RecordComment>('a comment', { ply, text: word }), 0, mostComments),
  end: nullable(end),
};

/** JSON codec of a table as a viewer sees it. */
export const look: t.Type<Look> = withOptionals<Look, 'left' | 'claims'>('a look', lookFields, {
  left: departures,
  claims,
});
