/**
 * Plays a game with a person at a terminal: reads what the person types, and prints what the person sees. A session runs the game, and the terminal
 * shows only what the person's own seat may see.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, isRight, right } from 'fp-ts/Either';
import type { GameTypes } from '../../../core/contract/game.js';
import { isObject } from '../../../core/reading/objects.js';
import { parseJson } from '../../../core/records/record.js';
import { chain } from '../../../core/values/either.js';
import { type Fault, printFault } from '../../../core/values/fault.js';
import type { Seat } from '../../../core/values/seat.js';
import type { Played, Session } from '../../../web/session/snapshot.js';
import { type ExistingFile, writeWhole } from '../../host/files.js';
import { foldedIo } from '../../host/folded.js';
import { type Io, linesOf, wrapped } from '../../host/io.js';
import { paintOf, type TextPainter } from '../../host/paint.js';
import { reasonOf } from '../../host/reason.js';
import {
  areNumbered,
  choicesOf,
  chosen,
  type ListedMove,
  type ListStyle,
  matching,
  printChoices,
  printOverview,
} from './choices.js';
import { type Adviser, hopeIn } from './hint.js';
import type { Keeper } from './keeper.js';
import { legendOf, paintBoard } from './legend.js';

const help = [
  'Type a move: its notation, or its number in the list. The beginning of a',
  'notation lists the moves that begin with it. Other words:',
  '  moves           list all legal moves',
  '  moves START     list those that begin with START, or those of a kind',
  '  hint [BOT]      ask a bot for a move',
  '  why MOVE        why a move is legal or not',
  '  board           show the board again',
  '  legend          what the letters of the board mean',
  '  position        print the position as you see it',
  '  undo            take back to your last decision',
  '  save FILE       save the record of the game (it holds what is hidden) as a new file',
  '  save! FILE      the same, replacing a file of that name',
  '  resign          end the game by giving up',
  '  quit            stop playing',
].join('\n');

/** Resolves as soon as the given condition holds: at once, or after a change in the session. */
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

/** What a terminal needs besides the session: the seat, the tags, the adviser and the keeper. */
export interface TerminalSetup<T extends GameTypes> {
  /** The seat of the person. */
  readonly seat: Seat;
  /** The tags of the game's record: who wrote the record, and who plays. */
  readonly tags: Readonly<Record<string, string>>;
  readonly advise: Adviser<T>;
  /** Saves the game while it is played; undefined if the game is not saved. */
  readonly keeper: Keeper | undefined;
}

/** A game in a terminal, for the person at one seat. */
export class Terminal<T extends GameTypes> {
  readonly #mine: Session<T>;
  readonly #company: TerminalSetup<T>;
  readonly #io: Io;
  readonly #printRaw: Io['out'];
  readonly #paint: TextPainter;
  /** The number of moves printed so far. */
  #printed = 0;
  /** True if anything but the person's own moves has changed the board since the board was last printed. */
  #isStale = true;
  /** The effects of the person's last move, which are printed if the board itself is not shown again. */
  #effects: readonly string[] = [];
  #needsLegend: boolean;
  /** The legal moves as last listed, together with the view for which they were listed. */
  #listed: { readonly view: unknown; readonly all: readonly ListedMove<T>[] } = { view: undefined, all: [] };

  /** `play` is the session in which the game is played. */
  constructor(play: Session<T>, company: TerminalSetup<T>, io: Io) {
    this.#mine = play.as(company.seat);
    this.#company = company;
    // A position is printed as it is, so that it can be copied.
    this.#io = foldedIo(io);
    this.#printRaw = io.out;
    this.#paint = paintOf(io);
    // Do not print the moves of a resumed game again.
    this.#printed = this.#mine.snapshot().ply;
    this.#needsLegend = io.isTerminal === true;
  }

  /** Plays until the game is over, a bot's fault ends it, or the person quits or closes the input. */
  async run(): Promise<void> {
    if (!(await this.#turn())) return;
    for await (const text of linesOf(this.#io.input)) {
      if (text === undefined) return;
      const before = this.#mine.snapshot();
      if ((await this.#answer(text.trim())) === 'quit') return;
      const now = this.#mine.snapshot();
      if (now.view === before.view && now.waiting === before.waiting && now.end === before.end) continue;
      if (!(await this.#turn())) return;
    }
  }

  /** Waits until the person has to decide, and shows what has changed; returns false if the game ends first. */
  async #turn(): Promise<boolean> {
    await whenever(this.#mine, () => {
      const { end, moves, botFault } = this.#mine.snapshot();
      this.#tellMoves();
      return end !== null || moves.length > 0 || botFault !== null;
    });
    const { end, botFault, seats } = this.#mine.snapshot();
    if (botFault !== null) {
      this.#io.out(`${seats[botFault.seat]!.name} lost: ${botFault.fault.reason}`);
      return false;
    }
    if (this.#isStale || end !== null) this.#showBoard();
    else if (this.#effects.length > 0)
      this.#io.out(this.#paint('dim', wrapped(`${this.#effects.join('. ')}.`, this.#io.width, '  ')));
    if (end !== null) {
      await this.#tellEnd();
      return false;
    }
    this.#invite();
    return true;
  }

  /** Prints the number of legal moves, lists them by kind, and asks for one. */
  #invite(): void {
    const { out } = this.#io;
    const all = this.#choices();
    const name = this.#mine.snapshot().seats[this.#company.seat]!.name;
    out(`${all.length} legal ${all.length === 1 ? 'move' : 'moves'}:`);
    out(printOverview(all, this.#style()));
    out(`Your move, ${name} (${areNumbered(all) ? 'a number or a notation' : 'a notation'}; ? for help):`);
  }

  /** Prints the moves made since the last printed move, each with its player. */
  #tellMoves(): void {
    const { ply, cause, told } = this.#mine.snapshot();
    const history = this.#mine.history().slice(0, ply);
    if (ply === this.#printed) return;
    if (ply < this.#printed) this.#isStale = true;
    for (const [index, played] of history.entries()) {
      if (index < this.#printed) continue;
      this.#io.out(this.#lineOf(played));
      if (played.seat !== this.#company.seat) this.#isStale = true;
    }
    this.#effects = cause === 'played' ? told.slice(1) : [];
    this.#printed = ply;
    this.#company.keeper?.keep(() => this.#record());
  }

  /** A line that describes a played move: who made it, its notation, and its meaning in words. */
  #lineOf({ seat, text, words }: Played): string {
    const name = seat === null || seat < 0 ? 'Chance' : this.#mine.snapshot().seats[seat]!.name;
    const said = text === null ? '(in secret)' : `${text}${words === null || words === text ? '' : ` (${words})`}`;
    const line = wrapped(`${name}: ${said}`, this.#io.width, '  ').slice(2);
    return line.startsWith(name) ? this.#paint('bold', name) + line.slice(name.length) : line;
  }

  #showBoard(): void {
    const { view } = this.#mine.snapshot();
    const { game } = this.#mine.face;
    if (view !== null) this.#io.out(`\n${paintBoard(game.id, game.board(view), this.#paint)}\n`);
    this.#isStale = false;
    const legend = this.#needsLegend ? legendOf(game.id, this.#io.width, this.#paint) : undefined;
    if (legend !== undefined) this.#io.out(`${legend}\n`);
    this.#needsLegend = false;
  }

  #choices(): readonly ListedMove<T>[] {
    const { view, moves } = this.#mine.snapshot();
    if (this.#listed.view !== view) this.#listed = { view, all: choicesOf(this.#mine.face.game, moves) };
    return this.#listed.all;
  }

  #style(): ListStyle<T> {
    const { face } = this.#mine;
    const { view } = this.#mine.snapshot();
    const words = ({ move, text }: ListedMove<T>): string | undefined => {
      const said = view === null ? text : this.#mine.say(face.describe(view, move));
      return said === text ? undefined : said;
    };
    return { width: this.#io.width, paint: this.#paint, words, isNumbered: areNumbered(this.#choices()) };
  }

  #listMoves(start: string): void {
    const all = this.#choices();
    const wanted = matching(all, start);
    this.#io.out(`${wanted.length} of ${all.length} legal moves:`);
    if (wanted.length > 0) this.#io.out(printChoices(wanted, this.#style()));
  }

  /** Carries out the command or move in one line that the person typed. */
  async #answer(text: string): Promise<'quit' | 'stay'> {
    const [word = '', ...rest] = text.split(/\s+/);
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
      case 'hint':
        this.#io.out(await this.#hint(tail));
        return 'stay';
      default:
        this.#do(word, tail, text);
        return 'stay';
    }
  }

  #do(word: string, tail: string, text: string): void {
    const { out, width } = this.#io;
    const { view } = this.#mine.snapshot();
    const { game } = this.#mine.face;
    const position = this.#mine.positionText();
    switch (word) {
      case '?':
      case 'help':
        out(help);
        break;
      case 'moves':
        this.#listMoves(tail);
        break;
      case 'board':
        this.#showBoard();
        break;
      case 'legend':
        out(legendOf(game.id, width, this.#paint) ?? `The board of ${game.title} has no legend.`);
        break;
      case 'position':
        if (position !== null) this.#printRaw(position);
        break;
      case 'why':
        if (view !== null) out(reasonOf(game, view, chosen(this.#choices(), tail)?.text ?? tail));
        break;
      case 'resign':
        this.#mine.resign();
        break;
      case 'undo':
        if (isLeft(this.#mine.undo())) out('There is nothing to take back.');
        break;
      default:
        this.#move(text);
    }
  }

  /** Makes the move that a text names, lists the moves that begin with it, or explains why the text is not a move. */
  #move(text: string): void {
    const all = this.#choices();
    const choice = chosen(all, text);
    if (choice === undefined && all.some((one) => one.text.startsWith(text))) this.#listMoves(text);
    else if (choice === undefined && /^\d{1,6}$/.test(text) && areNumbered(all))
      this.#io.out(`There is no move ${text}: the moves have the numbers 1 to ${all.length}.`);
    else {
      const { view } = this.#mine.snapshot();
      const played = this.#mine.play(choice?.move ?? text);
      if (isLeft(played) && view !== null) this.#io.out(`Refused. ${reasonOf(this.#mine.face.game, view, text)}`);
    }
  }

  /** Asks a bot for a suggestion, and returns the suggestion in words. */
  async #hint(bot: string): Promise<string> {
    const { view } = this.#mine.snapshot();
    if (view === null) return 'There is no position.';
    this.#io.progress?.('thinking ...');
    const advice = await this.#company.advise(view, bot);
    this.#io.progress?.('');
    if (isLeft(advice)) return printFault(advice.left);
    const { best, bot: name } = advice.right;
    const found = chosen(this.#choices(), this.#mine.face.game.moveText.print(best));
    if (found === undefined) return 'The bot has no suggestion.';
    const words = this.#style().words(found);
    const hope = hopeIn(advice.right, this.#company.seat);
    const number = areNumbered(this.#choices()) ? `${found.number}  ` : '';
    const said = `${number}${found.text}${words === undefined ? '' : `  ${words}`}`;
    const belief = `(${name} ${hope})`;
    return said.length + belief.length < this.#io.width ? `${said} ${belief}` : `${said}\n  ${belief}`;
  }

  /** The record of the game with its tags. */
  #record(): Either<Fault, string> {
    return chain(chain(this.#mine.save(), parseJson), (read) => {
      const known = isObject(read) ? read : {};
      const tags = isObject(known['tags']) ? known['tags'] : {};
      return right(JSON.stringify({ ...known, tags: { ...tags, ...this.#company.tags } }));
    });
  }

  async #save(file: string, existing: ExistingFile): Promise<string> {
    if (file === '') return 'save needs the name of a file.';
    const record = this.#record();
    if (isLeft(record)) return `Not saved: ${printFault(record.left)}`;
    const written = await writeWhole(file, `${record.right}\n`, existing);
    if (isRight(written)) return `Saved ${file}.`;
    const hint = existing === 'keep' ? ' (`save! FILE` replaces a file)' : '';
    return `Not saved: ${printFault(written.left)}${hint}`;
  }

  async #tellEnd(): Promise<void> {
    const { end, seats, standing } = this.#mine.snapshot();
    if (end?._tag !== 'ByRules') {
      this.#io.out(standing);
      return;
    }
    const { winners, reason, scores } = end.result;
    const names = winners.map((seat) => seats[seat]!.name).join(' and ') || 'nobody';
    this.#io.out(`The game is over (${reason}). Won by: ${names}. Scores: ${scores.join(' ')}`);
    await this.#company.keeper?.forget();
  }
}
