/**
 * What `try` overhears between host and program. Every line is checked, but only a limited part is kept for the transcript, because a program may
 * talk without end.
 *
 * @packageDocumentation
 */
import type { AnyGame } from '../../core/contract/game.js';
import { type Fault, printFault, under } from '../../core/values/fault.js';
import { type ConversationState, checkSaid, nothingKnown, unanswered } from '../../protocol/check.js';
import { readLine, type Said } from '../../protocol/index.js';

/** The greatest number of lines other than answers (for instance `info`) that are kept between two lines of the host. */
const mostChatter = 200;

/** The greatest number of characters that are kept. */
const mostKept = 16_000_000;

/** The greatest number of faults that are listed. */
const mostFaults = 1000;

/**
 * Prints one line of a conversation: the host's lines begin with `>`, and the bot's with `<`. In a file of conversations, a line that begins with `#`
 * starts a new conversation.
 */
const printSaid = ({ by, line }: Said): string => `${by === 'host' ? '>' : '<'} ${line.replaceAll('\n', ' ')}`;

const isAnswer = (line: string): boolean => {
  const { _tag } = readLine(line);
  return _tag === 'Answer' || _tag === 'Failure';
};

/** One conversation: its lines as far as they are kept, and all its breaches of the protocol. */
export class ConversationLog {
  readonly #games: readonly AnyGame[];
  #known: ConversationState = nothingKnown;
  readonly #lines: string[] = [];
  readonly #faults: string[] = [];
  #room = mostKept;
  /** The number of lines, not counting answers, since the host last spoke. */
  #chatter = 0;
  #leftOut = 0;

  constructor(games: readonly AnyGame[]) {
    this.#games = games;
  }

  /** Hears the next line of the conversation. */
  hear(said: Said): void {
    const { known, fault: wrong } = checkSaid(this.#games, this.#known, said);
    this.#known = known;
    const isListed = wrong !== undefined && this.#faults.length < mostFaults;
    if (wrong !== undefined) this.#note(wrong);
    if (this.#mayKeep(said, isListed)) this.#keep(printSaid(said));
    else this.#leftOut++;
  }

  /** The lines, written as in a transcript. If some were left out, the last line says so. */
  lines(): readonly string[] {
    // In a transcript, a comment starts a new conversation, so it can only be added at the end.
    return this.#leftOut === 0 ? this.#lines : [...this.#lines, `# left out above: ${this.#leftOut} lines`];
  }

  /** Ends the conversation; returns the breaches of the protocol, each with its line number among the lines that were kept. */
  end(): readonly string[] {
    for (const wrong of unanswered(this.#known)) this.#note(wrong);
    return this.#faults;
  }

  #note(wrong: Fault): void {
    const found = `line ${printFault(under(String(this.#lines.length))(wrong))}`;
    if (this.#faults.length < mostFaults) this.#faults.push(found);
    else this.#faults[mostFaults] = `more than ${mostFaults} faults`;
  }

  /** True if there is room for a line; the limit on mere chatter does not apply to a line whose fault is listed. */
  #mayKeep({ by, line }: Said, isListed: boolean): boolean {
    if (by === 'host') this.#chatter = 0;
    else if (!isAnswer(line) && ++this.#chatter > mostChatter && !isListed) return false;
    return line.length <= this.#room;
  }

  #keep(line: string): void {
    this.#room -= line.length;
    this.#lines.push(line);
  }
}
