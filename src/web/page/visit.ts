/**
 * A visit to a table: asks the server from time to time who is there, tells people what happens while they look elsewhere, and remembers the table.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { AnySession } from '../session/any-session.js';
import { Attention, isDueIn, othersIn } from './attention.js';
import { isBellOn, keepTable } from './memory.js';
import type { Server, TableNews } from './server.js';
import type { Words } from './words.js';

/** How often the server is asked who is there, in milliseconds. */
const often = 15_000;

/** What is assumed of a server of an earlier release, which does not say it: anyone may sit down. */
const unsaid: TableNews = { isOpen: true, rematch: null, present: [] };

/** The table that is visited. */
export interface Visited {
  readonly server: Server;
  readonly base: string;
  readonly table: string;
  readonly token: string | null;
  readonly sitting: AnySession;
}

/** A visit to a table, until it is closed. */
export class Visit {
  readonly #at: Visited;
  readonly #learned: (news: TableNews) => void;
  readonly #attention = new Attention();
  readonly #timer: ReturnType<typeof setInterval>;
  #kept = '';
  #isClosed = false;
  #isKnown = false;
  #hasEnded = false;

  /** `learned` is called with what the server says about the table. */
  constructor(at: Visited, learned: (news: TableNews) => void) {
    this.#at = at;
    this.#learned = learned;
    this.#timer = setInterval(() => {
      if (!document.hidden) void this.ask();
    }, often);
  }

  /** Asks the server who is there, and whether the players play again. If an older server cannot answer, the page works without this. */
  async ask(): Promise<void> {
    const { server, table, token } = this.#at;
    const news = await server.news(table, token);
    if (this.#isClosed) return;
    if (!isLeft(news)) this.#learned(news.right);
    else if (!this.#isKnown) this.#learned(unsaid);
    this.#isKnown = true;
  }

  /** Takes note of what has happened at the table. `game` is the title of the game. */
  follow(game: string, words: Words): void {
    const now = this.#at.sitting.snapshot();
    if (now.seats.length === 0) return;
    this.#attention.follow(now, game, words, isBellOn());
    this.#remember(game);
    const isEnd = now.end !== null && !this.#hasEnded;
    this.#hasEnded = now.end !== null;
    if (isEnd) void this.ask();
  }

  /** Remembers the table for the list of the reader's games, if the reader sits here. */
  #remember(title: string): void {
    const { base: server, table, sitting } = this.#at;
    const now = sitting.snapshot();
    if (typeof now.viewer !== 'number') return;
    const known = { server, table, title, others: othersIn(now), isDue: isDueIn(now), isOver: now.end !== null };
    const text = JSON.stringify(known);
    if (text === this.#kept) return;
    this.#kept = text;
    keepTable({ ...known, at: Date.now() });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#attention.close();
  }
}
