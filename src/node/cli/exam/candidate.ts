/**
 * Candidates for an exam: programs that speak the protocol, and scripted candidates for testing the exam itself.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import type { GameTypes } from '../../../core/contract/game.js';
import { legalMovesOf } from '../../../core/playing/seat-moves.js';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { type Source, source } from '../../../core/values/random.js';
import type { Seat } from '../../../core/values/seat.js';
import type { Encoding } from '../../../environment/index.js';
import { type Limits, protocolVersion, type RefusedMove, requests } from '../../../protocol/index.js';
import { Conversation } from '../../host/bot-program.js';
import { Child } from '../../host/child-process.js';
import { wordsOf } from '../../host/command-line.js';
import { printLoss } from '../../host/loss.js';

/** A game of an exam, as the candidate sees it. */
export interface Paper {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly seed: number;
  /** The rules of the game, and how to answer. */
  readonly prompt: string;
}

/** One question of an exam: a position in which the candidate has to move. All texts in the question are as the candidate sees them. */
export interface ExamQuestion<T extends GameTypes> {
  readonly id: string;
  readonly view: string;
  readonly prompt: string;
  readonly refused: readonly RefusedMove[];
  /** Information for scripted candidates, which know the game: the seat, its view, and a function that writes moves. */
  readonly known: { readonly view: T['View']; readonly seat: Seat; readonly write: (move: T['Move']) => string };
}

/** The examined player. Answers a question with a text, or says why the candidate cannot continue. */
export interface Candidate<T extends GameTypes> {
  readonly name: string;
  readonly begin: (paper: Paper) => Promise<string | undefined> | undefined;
  readonly answer: (question: ExamQuestion<T>) => Promise<Either<string, string>> | Either<string, string>;
  readonly end: (id: string) => void;
  readonly close: () => Promise<void>;
}

/** A program that speaks the protocol: a single process for all games of the exam. The legal moves are not sent to the program. */
class Program<T extends GameTypes> implements Candidate<T> {
  readonly name: string;
  readonly #child: Child;
  readonly #conversation: Conversation;
  readonly #limits: Limits;
  #greeted = false;

  constructor(name: string, words: readonly [string, ...string[]], limits: Limits) {
    this.name = name;
    this.#limits = limits;
    this.#child = new Child(words, limits);
    this.#conversation = new Conversation(this.#child, limits, undefined);
  }

  async begin(paper: Paper): Promise<string | undefined> {
    if (!this.#greeted) {
      this.#greeted = true;
      const greeting = { protocol: protocolVersion, games: [paper.game], limits: this.#limits };
      const hello = await this.#conversation.ask('initialize', greeting, requests.initialize.result);
      if (isLeft(hello)) return printLoss(hello.left);
    }
    const begun = await this.#conversation.ask('newGame', { ...paper, clock: null }, requests.newGame.result);
    return isLeft(begun) ? printLoss(begun.left) : undefined;
  }

  async answer({ id, view, prompt, refused }: ExamQuestion<T>): Promise<Either<string, string>> {
    const params = {
      id,
      view,
      moves: null,
      legal: null,
      clock: null,
      budget: { ms: this.#limits.ms },
      prompt,
      refused,
    };
    const said = await this.#conversation.ask('go', params, requests.go.result);
    return isLeft(said) ? left(printLoss(said.left)) : right(said.right.move);
  }

  end(id: string): void {
    this.#conversation.tell('end', { id, result: { reason: 'exam', winners: [], scores: null } });
  }

  async close(): Promise<void> {
    this.#conversation.tell('quit', {});
    await this.#child.kill();
  }
}

/** A function that answers for a scripted candidate, which knows the game. */
type Script = <T extends GameTypes>(encoding: Encoding<T>, random: Source, question: ExamQuestion<T>) => string;

/** Any legal move. */
const knows: Script = ({ game }, random, { known: { view, seat, write } }) => {
  const legal = legalMovesOf(game)(view, seat);
  return write(legal[random.below(legal.length)]!);
};

/** The number of ids that a guessing candidate tries before it gives up. */
const mostGuesses = 400;

/** A well-formed move that passes the given test and has not yet been refused; undefined if none was found. */
const guess = <T extends GameTypes>(
  { actions }: Encoding<T>,
  random: Source,
  { known: { view, seat, write }, refused }: ExamQuestion<T>,
  likes: (move: T['Move']) => boolean,
): string | undefined => {
  for (let tried = 0; tried < mostGuesses; tried++) {
    const move = actions.moveOf(random.below(actions.space.count), view, seat);
    if (move === undefined || !likes(move)) continue;
    const text = write(move);
    if (refused.every((one) => one.move !== text)) return text;
  }
  return undefined;
};

/** Any well-formed move that has not yet been refused. */
const guesses: Script = (encoding, random, question) => guess(encoding, random, question, () => true) ?? '?';

/** Answers with a move that breaks the given rule; after a refusal, or if no such move is found, with a legal move. */
const breaks =
  (rule: string): Script =>
  (encoding, random, question) => {
    const { view } = question.known;
    const isWrong = (move: unknown): boolean => {
      const checked = encoding.game.check(move)(view);
      return isLeft(checked) && checked.left.rule === rule;
    };
    const wrong = question.refused.length > 0 ? undefined : guess(encoding, random, question, isWrong);
    return wrong ?? knows(encoding, random, question);
  };

const readScript = (name: string): Script | undefined => {
  if (name === 'knows') return knows;
  if (name === 'guesses') return guesses;
  return name.startsWith('breaks=') ? breaks(name.slice('breaks='.length)) : undefined;
};

const scripted = <T extends GameTypes>(encoding: Encoding<T>, name: string, script: Script): Candidate<T> => {
  let random = source(0);
  return {
    name,
    begin: ({ seed }) => {
      random = source(seed);
      return undefined;
    },
    answer: (question) => right(script(encoding, random, question)),
    end: () => undefined,
    close: () => Promise.resolve(),
  };
};

const [scriptPrefix, programPrefix] = ['script:', 'cmd:'];

/** Reads the text of a candidate: `cmd:` and a command line, or `script:knows`, `script:guesses`, `script:breaks=<rule>`. */
export const readCandidate = <T extends GameTypes>(
  text: string,
  limits: Limits,
  encoding: Encoding<T>,
): Either<Fault, Candidate<T>> => {
  if (text.startsWith(programPrefix))
    return map((words: readonly [string, ...string[]]): Candidate<T> => new Program<T>(text, words, limits))(
      wordsOf(text.slice(programPrefix.length)),
    );
  const script = text.startsWith(scriptPrefix) ? readScript(text.slice(scriptPrefix.length)) : undefined;
  return script === undefined
    ? left(
        fault(
          ['candidate'],
          `${show(text)} is neither cmd: and a command line nor script:knows, guesses or breaks=<rule>`,
        ),
      )
    : right(scripted(encoding, text, script));
};
