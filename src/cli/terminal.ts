/**
 * A person at a terminal: what is typed, and what is printed. The game itself is a session; everything shown is the person's own view.
 *
 * @packageDocumentation
 */
import { isLeft, isRight } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import { legalMovesOf } from '../core/playing/seat-moves.js';
import { byAscii } from '../core/values/notation.js';
import { printFault } from '../core/values/fault.js';
import type { Seat } from '../core/values/seat.js';
import { type Existing, writeWhole } from '../host/files.js';
import { inLines, type Io, linesOf } from '../host/io.js';
import { writerTag } from '../host/writer.js';
import { readRecord } from '../core/records/record.js';
import { reasonOf } from '../host/reason.js';
import { moveInWords } from '../host/words.js';
import type { Played, Session } from '../session/snapshot.js';

const help = [
  'Type a move in its notation. Other words:',
  '  moves [START]   list the legal moves, or those that begin with START',
  '  why MOVE        why a move is legal or not',
  '  board           show the board again',
  '  position        print the position as you see it',
  '  undo            take back to your last decision',
  '  save FILE       save the record of the game (it holds what is hidden) as a new file',
  '  save! FILE      the same, replacing a file of that name',
  '  quit            stop playing',
].join('\n');

const shownMoves = 60;

/** Resolves as soon as a condition holds, now or after a change of the session. */
const whenever = <T extends GameTypes>(play: Session<T>, fits: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (fits()) {
      resolve();
      return;
    }
    const stop = play.subscribe(() => {
      if (!fits()) return;
      stop();
      resolve();
    });
  });

/** A game in a terminal, for the person at one seat. */
export class Terminal<T extends GameTypes> {
  readonly #mine: Session<T>;
  readonly #seat: Seat;
  readonly #version: string;
  readonly #io: Io;
  /** The number of moves that were printed. */
  #printed = 0;

  /** `play` is the session, `seat` the person's; records name the `version`. */
  constructor(play: Session<T>, seat: Seat, version: string, io: Io) {
    this.#mine = play.as(seat);
    this.#seat = seat;
    this.#version = version;
    this.#io = io;
  }

  /** Plays until the game is over, a bot has lost it, or nothing more is typed. */
  async run(): Promise<void> {
    const { input } = this.#io;
    if (!(await this.#turn())) return;
    for await (const text of linesOf(input)) {
      if (text === undefined) return;
      const before = this.#mine.snapshot();
      if ((await this.#answer(text)) === 'quit') return;
      if (this.#mine.snapshot().view === before.view && this.#mine.snapshot().waiting === before.waiting) continue;
      if (!(await this.#turn())) return;
    }
  }

  /** Waits until it is for the person to decide, and shows the board; false if that will not come. */
  async #turn(): Promise<boolean> {
    await whenever(this.#mine, () => {
      const { end, moves, botFault } = this.#mine.snapshot();
      this.#tellMoves();
      return end !== null || moves.length > 0 || botFault !== null;
    });
    const { end, botFault, seats } = this.#mine.snapshot();
    if (botFault !== null) {
      this.#io.out(`${seats[botFault.seat]?.name ?? 'A bot'} lost: ${botFault.fault.reason}`);
      return false;
    }
    this.#showBoard();
    if (end !== null) {
      this.#tellEnd();
      return false;
    }
    this.#listMoves('');
    this.#io.out(`Your move (${seats[this.#seat]!.name}; help for help):`);
    return true;
  }

  /** The moves of the others that were made meanwhile; one's own were typed. */
  #tellMoves(): void {
    const { ply } = this.#mine.snapshot();
    const history = this.#mine.history().slice(0, ply);
    for (const [index, played] of history.entries())
      if (index >= this.#printed && played.seat !== this.#seat) this.#io.out(this.#lineOf(index, played));
    this.#printed = ply;
  }

  /** A move in its notation, and in words. */
  #lineOf(ply: number, { seat, text }: Played): string {
    const { game } = this.#mine.face;
    const name = seat === null || seat < 0 ? 'Chance' : (this.#mine.snapshot().seats[seat]?.name ?? '');
    if (text === null) return `${name}: (in secret)`;
    const words = moveInWords(game.id, this.#mine.positionText(ply) ?? '', text);
    return `${name}: ${text}${isRight(words) ? ` (${words.right})` : ''}`;
  }

  #view(): T['State'] | T['View'] | null {
    return this.#mine.snapshot().view;
  }

  #showBoard(): void {
    const view = this.#view();
    if (view !== null) this.#io.out(`\n${this.#mine.face.game.board(view)}\n`);
  }

  #listMoves(prefix: string): void {
    const { game } = this.#mine.face;
    const view = this.#view();
    const all = view === null ? [] : legalMovesOf(game)(view, this.#seat).map(game.moveText.print).sort(byAscii);
    const wanted = all.filter((text) => text.startsWith(prefix));
    this.#io.out(`${wanted.length} of ${all.length} legal moves:`);
    this.#io.out(inLines(wanted.slice(0, prefix === '' ? shownMoves : 1000), this.#io.width));
    if (prefix === '' && wanted.length > shownMoves)
      this.#io.out('... type `moves START` for those that begin with START');
  }

  /** Follows one line that the person typed. */
  async #answer(text: string): Promise<'quit' | 'stay'> {
    const [word = '', ...rest] = text.trim().split(/\s+/);
    const tail = rest.join(' ');
    switch (word) {
      case '':
        return 'stay';
      case 'quit':
      case 'exit':
        return 'quit';
      case 'save':
        this.#io.out(await this.#save(tail, 'keep'));
        return 'stay';
      case 'save!':
        this.#io.out(await this.#save(tail, 'replace'));
        return 'stay';
      default:
        this.#do(word, tail, text.trim());
        return 'stay';
    }
  }

  #do(word: string, tail: string, text: string): void {
    const { io, view } = { io: this.#io, view: this.#view() };
    const { game } = this.#mine.face;
    switch (word) {
      case 'help':
        io.out(help);
        break;
      case 'moves':
        this.#listMoves(tail);
        break;
      case 'board':
        this.#showBoard();
        break;
      case 'position':
        io.out(this.#mine.positionText() ?? '');
        break;
      case 'why':
        if (view !== null) io.out(reasonOf(game, view, tail));
        break;
      case 'undo':
        if (isLeft(this.#mine.undo())) io.out('There is nothing to take back.');
        break;
      default:
        if (isLeft(this.#mine.play(text)) && view !== null) io.out(`Refused. ${reasonOf(game, view, text)}`);
    }
  }

  /** The record of the game, which names its writer; null if there is none. */
  #record(): string | null {
    const { game } = this.#mine.face;
    const read = readRecord(game)(this.#mine.save() ?? '');
    if (isLeft(read)) return null;
    const { record } = read.right;
    return JSON.stringify({ ...record, tags: { ...record.tags, ...writerTag(this.#version) } });
  }

  async #save(file: string, existing: Existing): Promise<string> {
    if (file === '') return 'save needs the name of a file.';
    const record = this.#record();
    if (record === null) return 'There is nothing to save.';
    const written = await writeWhole(file, `${record}\n`, existing);
    if (isRight(written)) return `Saved ${file}.`;
    const hint = existing === 'keep' ? ' (`save! FILE` replaces a file)' : '';
    return `Not saved: ${printFault(written.left)}${hint}`;
  }

  #tellEnd(): void {
    const { end, seats } = this.#mine.snapshot();
    if (end?._tag !== 'ByRules') return;
    const { winners, reason, scores } = end.result;
    const names = winners.map((seat) => seats[seat]?.name ?? '').join(' and ') || 'nobody';
    this.#io.out(`The game is over (${reason}). Won by: ${names}. Scores: ${scores.join(' ')}`);
  }
}
