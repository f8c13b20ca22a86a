/** Draws, comments, resignation and undo: what a table refuses, a local session refuses, in the same words. */
import { describe, expect, test } from 'vitest';
import { game as goofspiel } from '../../../examples/goofspiel/game.js';
import { fault, type Game, type GameTypes, isLeft, printFault, type Seat } from '../../../src/core/index.js';
import { terrafexFace } from '../../../src/face/index.js';
import { act, deciding, type Message, open } from '../../../src/table/index.js';
import { type Done, session } from '../../../src/web/session/index.js';

const players = ['Ada', 'Bo', 'Cy'];

type Asked =
  | { readonly _tag: 'Move' }
  | { readonly _tag: 'OfferDraw' }
  | { readonly _tag: 'ClaimDraw' }
  | { readonly _tag: 'Resign' }
  | { readonly _tag: 'AnswerDraw'; readonly accept: boolean }
  | { readonly _tag: 'Comment'; readonly text: string }
  | { readonly _tag: 'AskUndo'; readonly ply: number };

/** A game with people at it: a request gives the reason of its refusal, or an empty text. */
interface Company {
  readonly ask: (seat: Seat, asked: Asked) => string;
  readonly standing: () => unknown;
}

/** The reasons for which moves are refused are the game's own; here it only matters that they are. */
const refusedMove = 'the move is refused';

const atTable = <T extends GameTypes>(game: Game<T>, count: number): Company => {
  const taken = players.slice(0, count);
  const opened = open(game, { players: taken, options: count === 3 ? { players: count } : {} }, 0);
  if (isLeft(opened)) throw new Error(printFault(opened.left));
  let { table } = opened.right;
  const play = () => (table.stage._tag === 'Seating' ? expect.fail() : table.stage.play);
  const send = (message: Message): string => {
    const acted = act(table, message, 0);
    table = acted.table;
    const refused = acted.out.map(({ event }) => event).find((event) => event._tag === 'Refused');
    return refused?.text ?? '';
  };
  return {
    ask: (seat, asked) => {
      const player = players[seat]!;
      if (asked._tag === 'Move') {
        const [move] = game.legalMoves(play().state);
        const text = move === undefined ? '' : game.moveText.print(move);
        return send({ _tag: 'Move', player, ply: play().made.length, move: text }) === '' ? '' : refusedMove;
      }
      const refused = send(
        asked._tag === 'ClaimDraw' ? { ...asked, player, ply: play().made.length } : { ...asked, player },
      );
      if (asked._tag !== 'AskUndo' || refused !== '' || play().talk.undo === null) return refused;
      // In a local session, nobody has to agree.
      for (const other of taken) if (other !== player) send({ _tag: 'AnswerUndo', player: other, accept: true });
      return '';
    },
    standing: () => {
      const { made, sealed, talk } = play();
      const { stage, comments } = table;
      return {
        ply: made.length,
        waiting: sealed.map(({ seat }) => seat),
        draw: talk.draw === null ? null : { by: talk.draw.by, agreed: talk.draw.agreed },
        deciding: deciding(table),
        comments: comments.map(({ ply, text }) => ({ ply, text: text.replace(/^\w+: /, '') })),
        end: stage._tag === 'Over' ? stage.end : null,
      };
    },
  };
};

const inSession = <T extends GameTypes>(game: Game<T>, count: number): Company => {
  const seats = players.slice(0, count).map((name) => ({ name }));
  const play = session(game, { seats, seed: 0 });
  const done = (seat: Seat, asked: Exclude<Asked, { readonly _tag: 'Move' }>): Done<T> => {
    const mine = play.as(seat);
    switch (asked._tag) {
      case 'OfferDraw':
        return mine.offerDraw();
      case 'ClaimDraw':
        return mine.claimDraw();
      case 'AnswerDraw':
        return mine.answerDraw(asked.accept);
      case 'Resign':
        return mine.resign();
      case 'Comment':
        return mine.comment(asked.text);
      case 'AskUndo':
        return mine.undo(asked.ply);
    }
  };
  return {
    ask: (seat, asked) => {
      const mine = play.as(seat);
      if (asked._tag === 'Move') return isLeft(mine.play(mine.snapshot().moves[0])) ? refusedMove : '';
      const answer = done(seat, asked);
      if (!isLeft(answer)) return '';
      const { left: why } = answer;
      return why._tag === 'Fault' ? printFault(fault(why.path, why.reason)) : why.text;
    },
    standing: () => {
      const { ply, waiting, draw, deciding: open, comments, end } = play.snapshot();
      return { ply, waiting: waiting.map(({ seat }) => seat), draw, deciding: open, comments, end };
    },
  };
};

/** The same game at a table and in a session. */
const games: Readonly<Record<'terrafex' | 'goofspiel', () => readonly [table: Company, local: Company]>> = {
  terrafex: () => [atTable(terrafexFace.game, 2), inSession(terrafexFace.game, 2)],
  goofspiel: () => [atTable(goofspiel, 3), inSession(goofspiel, 3)],
};

const move = { _tag: 'Move' } as const;
const offer = { _tag: 'OfferDraw' } as const;
const claim = { _tag: 'ClaimDraw' } as const;
const resign = { _tag: 'Resign' } as const;
const yes = { _tag: 'AnswerDraw', accept: true } as const;
const no = { _tag: 'AnswerDraw', accept: false } as const;
const undo = (ply: number) => ({ _tag: 'AskUndo', ply }) as const;
const comment = (text: string) => ({ _tag: 'Comment', text }) as const;

type Case = readonly [name: string, game: keyof typeof games, asked: readonly (readonly [Seat, Asked])[]];

const cases: readonly Case[] = [
  [
    'an offer after a refusal waits for the next move',
    'terrafex',
    [
      [0, offer],
      [1, no],
      [0, offer],
      [1, offer],
      [0, no],
      [0, move],
      [0, offer],
    ],
  ],
  [
    'a draw is not claimed before a position has come back',
    'terrafex',
    [
      [0, claim],
      [0, move],
      [1, claim],
    ],
  ],
  ['nor in a game that hides something', 'goofspiel', [[2, claim]]],
  [
    'a withdrawn offer is no refusal',
    'terrafex',
    [
      [0, offer],
      [0, no],
      [0, offer],
      [0, offer],
    ],
  ],
  [
    'an offer that meets an offer is an agreement',
    'terrafex',
    [
      [0, offer],
      [1, offer],
      [0, move],
      [0, offer],
      [1, resign],
    ],
  ],
  [
    'answers need an offer, and nobody agrees twice',
    'goofspiel',
    [
      [0, yes],
      [0, no],
      [0, offer],
      [0, yes],
      [1, yes],
      [1, yes],
      [1, offer],
      [2, yes],
    ],
  ],
  [
    'an offer ends with a move of whoever did not agree',
    'terrafex',
    [
      [0, offer],
      [0, move],
      [1, move],
      [1, yes],
    ],
  ],
  [
    'an offer ends with an undo, and so does a refusal',
    'terrafex',
    [
      [0, move],
      [1, offer],
      [0, no],
      [1, offer],
      [0, undo(0)],
      [1, offer],
      [0, offer],
    ],
  ],
  [
    'nobody resigns twice, or after the end',
    'terrafex',
    [
      [1, resign],
      [0, resign],
      [0, offer],
      [0, move],
      [0, comment('well played')],
    ],
  ],
  [
    'comments have printable characters, and stay in order',
    'terrafex',
    [
      [0, comment('')],
      [0, comment('a\u0000b')],
      [0, comment('a\u202eb')],
      [0, comment('a'.repeat(1001))],
      [0, comment('a'.repeat(1000))],
      [0, move],
      [1, comment('good')],
      [1, comment(7 as never)],
    ],
  ],
  [
    'an undo needs moves',
    'terrafex',
    [
      [0, undo(0)],
      [0, undo(7)],
      [0, move],
      [1, undo(2)],
      [1, undo(1)],
      [0, undo(0)],
    ],
  ],
  [
    'a waiting decision is taken back alone',
    'goofspiel',
    [
      [0, move],
      [1, move],
      [0, undo(0)],
      [0, undo(0)],
      [2, undo(0)],
      [1, undo(1)],
      [1, undo(0)],
    ],
  ],
];

describe('what a table refuses, a session refuses', () => {
  test.each(cases)('%s', (_, name, asked) => {
    const [table, local] = games[name]();
    expect(local.standing()).toEqual(table.standing());
    let refusals = 0;
    for (const [seat, one] of asked) {
      const refused = table.ask(seat, one);
      if (refused !== '') refusals++;
      expect([one, local.ask(seat, one)]).toEqual([one, refused]);
      expect(local.standing()).toEqual(table.standing());
    }
    expect(refusals).toBeGreaterThan(0);
  });
});
