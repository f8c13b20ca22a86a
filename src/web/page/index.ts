/**
 * The page for playing at a table on a server. People open a table, sit down, play on the board and write comments; the page reconnects by itself.
 *
 * @packageDocumentation
 */

import { type Either, isLeft } from 'fp-ts/Either';
import { html, nothing, render, type TemplateResult } from 'lit';
import type { themeOf } from '../board/attributes.js';
import { languageAround } from '../board/language.js';
import type { AnySession, AnySnapshot } from '../session/any-session.js';
import { aboutGame } from './about.js';
import { type Address, readAddress, writeAddress } from './address.js';
import { askForNotices } from './attention.js';
import type { Key } from './english.js';
import { entrance, opening } from './entrance.js';
import { forgetTable, isBellOn, keepBell, keptTables, type OwnTable } from './memory.js';
import { notices } from './notices.js';
import { ownGames } from './own-games.js';
import { arrive, blank, type Screen } from './screen.js';
import { keepToken, keptToken } from './seat-tokens.js';
import { linkBox, type SeatForms, seating } from './seating.js';
import { type RequestRefusal, type Server, serverAt, unreached } from './server.js';
import { style } from './style.js';
import { afterEnd, lobbyAddress, type TableTools, tableSettings, tableTools, themes } from './tools.js';
import { Visit } from './visit.js';
import { type Words, wordsFor, wordsOf } from './words.js';

/** The addresses that the page depends on: that of its server and that of the documentation. */
export interface PageAddresses {
  /** The address of the page's server; null if the page's own address names the server. */
  readonly server: string | null;
  /** The address of the documentation, for links to rules; null if refusals have no links. */
  readonly site: string | null;
}

/** A theme that a board of the page may have. */
type Theme = ReturnType<typeof themeOf>;

/** A running page. */
export interface RunningPage {
  readonly theme: (theme: Theme) => void;
  readonly close: () => void;
}

/** The number from which moves are requested when no moves are wanted; it is higher than the number of any move. */
const noMoves = Number.MAX_SAFE_INTEGER;

/** The greatest number of tables about which the server is asked at once. */
const mostAsked = 12;

class MountedPage implements RunningPage {
  readonly #root: HTMLElement;
  readonly #house: PageAddresses;
  #screen: Screen = blank(readAddress(location.hash));
  #theme: Theme = 'auto';
  /** The game chosen for a new table; undefined for the first game of the list. */
  #game: string | undefined;
  /** Leaves the table that is shown. `#visit` is a number that changes with every visit to an address. */
  #leave: (() => void) | undefined;
  #visit = 0;
  /** The texts that the element shows: English at first, then those of the surrounding page's language once they have been loaded. */
  #words: Words = wordsOf(null);
  #isClosed = false;
  /** The reader's tables at this server, as the browser remembers them. */
  #owned: readonly OwnTable[] = [];
  #visited: Visit | undefined;
  readonly #speaking: Promise<Words>;
  readonly #enter = (): void => this.#goIn();

  constructor(root: HTMLElement, house: PageAddresses) {
    this.#root = root;
    this.#house = house;
    window.addEventListener('hashchange', this.#enter);
    root.classList.add('rulehouse-page');
    this.#speaking = wordsFor(languageAround(root));
    void this.#speaking.then((words) => {
      this.#words = words;
      this.#draw();
    });
    this.#goIn();
  }

  theme(theme: Theme): void {
    this.#theme = theme;
    this.#draw();
  }

  close(): void {
    this.#leave?.();
    this.#visit++;
    this.#isClosed = true;
    window.removeEventListener('hashchange', this.#enter);
    render(nothing, this.#root);
  }

  // ---- navigation ----

  /** Goes to the table that the address names; if it is the same table as before, the links made for it are kept. */
  #goIn(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.#visited = undefined;
    this.#visit++;
    const before = this.#screen;
    const address = this.#arrivedAt(readAddress(location.hash));
    const isSame = address.table !== null && address.table === before.address.table;
    const catalogue = before.address.server === address.server ? before.catalogue : null;
    this.#screen = { ...blank(address), catalogue, handed: isSame ? before.handed : [] };
    this.#draw();
    const server = this.#server();
    if (server === undefined) return;
    if (address.table !== null) void this.#arrive(server, address.table, address.token);
    if (address.table === null) this.#recount();
    if (catalogue === null) void this.#attempt(server.catalogue(), (found) => this.#patch({ catalogue: found }));
  }

  /**
   * The address at which a visitor arrives, with the token of the seat, if any. A token in the page's address is kept by the browser and leaves the
   * address; at other times, the kept token is used.
   */
  #arrivedAt(address: Address): Address {
    const { table, token } = address;
    const base = this.#baseOf(address);
    if (table === null || base === null) return address;
    if (token === null) return { ...address, token: keptToken(base, table) };
    if (keepToken(base, table, token))
      history.replaceState(history.state, '', writeAddress({ ...address, token: null }));
    return address;
  }

  /** Joins the table and follows its events. */
  async #arrive(server: Server, table: string, token: string | null): Promise<void> {
    const visit = this.#visit;
    const isWanted = (): boolean => visit === this.#visit;
    const arrival = await arrive(server, table, token, this.#speaking, isWanted, this.#house.server !== null);
    switch (arrival?._tag) {
      case 'Sitting': {
        const { sitting } = arrival;
        const base = this.#baseOf(this.#screen.address) ?? '';
        const at = new Visit({ server, base, table, token, sitting }, (news) => this.#patch({ news }));
        this.#visited = at;
        const stop = sitting.subscribe(() => this.#heard(sitting));
        this.#leave = () => {
          stop();
          at.close();
          sitting.close();
        };
        this.#patch({ sitting });
        void this.#ask(server, table, token);
        void at.ask();
        break;
      }
      case 'Missing':
        this.#patch({ isMissing: true });
        break;
      case 'Problem':
        this.#patch({ problem: arrival.problem });
        break;
      case undefined:
        break;
    }
  }

  /** Draws the page again after a change in the session. Once the connection is back, the message that the server cannot be reached is removed. */
  #heard(sitting: AnySession): void {
    const isBack = sitting.snapshot().connection === 'connected' && this.#screen.problem === unreached;
    this.#patch(isBack ? { problem: null } : {});
    this.#visited?.follow(this.#screen.about?.title ?? sitting.face.game.title, this.#words);
  }

  /** Asks the server which game is played at the table, and with which options. If an older server cannot answer, the page works without this information. */
  async #ask(server: Server, table: string, token: string | null): Promise<void> {
    const visit = this.#visit;
    const about = await server.told(table, token, noMoves);
    if (visit === this.#visit && !isLeft(about)) this.#patch({ about: about.right });
  }

  /** The address of the server; null if neither the page nor its address names one. */
  #baseOf(address: Address): string | null {
    return this.#house.server ?? address.server;
  }

  /** The server; undefined if neither the page nor the address names one. */
  #server(): Server | undefined {
    const base = this.#baseOf(this.#screen.address);
    return base === null ? undefined : serverAt(base);
  }

  #addressOf(table: string | null, token: string | null, invite: string | null = null): Address {
    return { server: this.#house.server === null ? this.#screen.address.server : null, table, token, invite };
  }

  /** Goes to an address. The token of a seat is kept, if the browser allows it, instead of being written into the page's address. */
  #go(address: Address): void {
    const { table, token } = address;
    const base = this.#baseOf(address);
    const isKept = table !== null && token !== null && base !== null && keepToken(base, table, token);
    const written = writeAddress(isKept ? { ...address, token: null } : address);
    if (written === location.hash) this.#goIn();
    else location.hash = written;
  }

  #linkOf(table: string, token: string | null, invite: string | null = null): string {
    return `${location.href.split('#', 1).join('')}${writeAddress(this.#addressOf(table, token, invite))}`;
  }

  // ---- actions ----

  #change(next: (screen: Screen) => Screen): void {
    this.#screen = next(this.#screen);
    this.#draw();
  }

  #patch(part: Partial<Screen>): void {
    this.#change((screen) => ({ ...screen, ...part }));
  }

  /** Waits for the server's answer; if the server refuses, the reason is shown. */
  async #attempt<A>(asked: Promise<Either<RequestRefusal, A>>, then: (answer: A) => void): Promise<void> {
    const answer = await asked;
    this.#patch({ problem: isLeft(answer) ? answer.left : null, note: '' });
    if (!isLeft(answer)) then(answer.right);
  }

  #copy(text: string, note: Key): void {
    void navigator.clipboard.writeText(text).then(
      () => this.#patch({ note: this.#words.of(note) }),
      () => this.#patch({ note: this.#words.of('page.not-copied') }),
    );
  }

  #chairs(server: Server, table: string): SeatForms {
    const { invite } = this.#screen.address;
    const sit = (seat: number, player: string, then: (token: string) => void): void =>
      void this.#attempt(server.sit(table, invite, player, seat), then);
    return {
      words: this.#words,
      game: this.#screen.sitting?.face.game.id ?? '',
      isInvited: invite !== null || this.#screen.news?.isOpen === true,
      sit: (seat, player) => sit(seat, player, (token) => this.#go(this.#addressOf(table, token, invite))),
      hand: (seat, player) =>
        sit(seat, player, (token) => {
          const link = this.#linkOf(table, token);
          this.#patch({ handed: [...this.#screen.handed, { seat, player, link }] });
        }),
      bot: (seat, bot) => {
        const { token } = this.#screen.address;
        if (token !== null) void this.#attempt(server.seatBot(table, token, seat, bot), () => undefined);
      },
      copy: (text, note) => this.#copy(text, note),
    };
  }

  // ---- rendering ----

  #draw(): void {
    if (this.#isClosed) return;
    this.#root.dataset['theme'] = this.#theme;
    render(html`<style>${style}</style>${notices(this.#screen, this.#words)}${this.#body()}`, this.#root);
  }

  #body(): TemplateResult {
    const { address, sitting, isMissing } = this.#screen;
    const [{ of }, server] = [this.#words, this.#server()];
    if (server === undefined)
      return entrance(this.#words, (at) => this.#go({ server: at, table: null, token: null, invite: null }));
    if (address.table === null) return this.#lobby(server);
    const now = sitting?.snapshot();
    if (isMissing || now?.connection === 'missing')
      return html`<p role="alert">
        ${of('page.no-table')} <a href=${writeAddress(this.#addressOf(null, null))}>${of('page.open-one')}</a>
      </p>`;
    if (sitting === null || now === undefined || now.seats.length === 0)
      return html`<p role="status">${of('page.coming')}</p>`;
    return this.#table(server, address.table, sitting, now);
  }

  /** The page while no table is shown; visitors can open or join a table. */
  #lobby(server: Server): TemplateResult {
    const { catalogue } = this.#screen;
    if (catalogue === null)
      return html`<p role="status">${this.#words.of('page.asking')}</p>
        <button type="button" @click=${this.#enter}>${this.#words.of('page.ask-again')}</button>`;
    const own = ownGames(this.#owned, this.#house.server, this.#words, (one) => {
      forgetTable(one);
      this.#recount();
    });
    const list =
      this.#house.server === null ? nothing : html`<p><a href="lobby">${this.#words.of('page.public')}</a></p>`;
    const form = opening(catalogue, this.#game, {
      words: this.#words,
      open: ({ game, spec }, first) =>
        void this.#attempt(server.open(game, spec, first), ({ id, invite, tokens }) => {
          const [token = null] = Object.values(tokens);
          this.#go(this.#addressOf(id, token, invite));
        }),
      join: ({ table, token, invite }) => this.#go(this.#addressOf(table, token, invite)),
      choose: (game) => {
        this.#game = game;
        this.#draw();
      },
    });
    return html`${own} ${form} ${list}`;
  }

  /** Counts the reader's games anew, and asks the server which of them wait for the reader. */
  #recount(): void {
    const base = this.#baseOf(this.#screen.address);
    this.#owned = keptTables().filter(({ server }) => server === base);
    this.#draw();
    const server = this.#server();
    if (server === undefined) return;
    for (const one of this.#owned.filter(({ isOver }) => !isOver).slice(0, mostAsked)) void this.#askDue(server, one);
  }

  async #askDue(server: Server, one: OwnTable): Promise<void> {
    const found = await server.isDue(one.table, keptToken(one.server, one.table));
    if (isLeft(found) || this.#isClosed) return;
    this.#owned = this.#owned.map((other) => (other.table === one.table ? { ...other, ...found.right } : other));
    this.#draw();
  }

  /** The page of a table: seats and invitations until the game begins, and then the game itself. */
  #table(server: Server, id: string, sitting: AnySession, now: AnySnapshot): TemplateResult {
    const chairs = this.#chairs(server, id);
    const about = now.view === null ? aboutGame(this.#screen, chairs.game, this.#words) : nothing;
    // Nobody can join a halted table. A notice shows why.
    if (now.view === null && now.halted !== null) return html`${about}`;
    if (now.view === null)
      return html`${about} ${this.#invitation(id, chairs)} ${seating(this.#screen, now, chairs)}
      ${this.#ownLink(id, now, chairs)}`;
    const tools = this.#tools(server, id, now);
    return html`${tableTools(tools, now)}
      <rulehouse-play theme=${this.#theme} site=${this.#house.site ?? nothing} .session=${sitting}>
        ${now.end === null ? nothing : afterEnd(tools)} ${tableSettings(tools)}
      </rulehouse-play>
      ${this.#ownLink(id, now, chairs)}`;
  }

  /** What people can do around a game. */
  #tools(server: Server, id: string, { viewer }: AnySnapshot): TableTools {
    const { token, invite } = this.#screen.address;
    const goOn = (next: string): void => this.#go(this.#addressOf(next, token, invite));
    return {
      ...{ words: this.#words, news: this.#screen.news, isBellOn: isBellOn(), theme: this.#theme },
      ring: () => {
        keepBell(!isBellOn());
        if (isBellOn()) askForNotices();
        this.#draw();
      },
      dress: (theme) => this.theme(themes.find((one) => one === theme) ?? 'auto'),
      rematch:
        token === null || viewer === 'spectators' ? null : () => void this.#attempt(server.rematch(id, token), goOn),
      lobby: lobbyAddress(this.#addressOf(null, null).server),
      // A rematch has the same players with the same tokens.
      addressOf: (table) => writeAddress(this.#addressOf(table, token)),
    };
  }

  /** The personal link of a player, which opens the seat on another device. */
  #ownLink(id: string, { viewer }: AnySnapshot, chairs: SeatForms): TemplateResult | typeof nothing {
    const { token } = this.#screen.address;
    if (token === null || typeof viewer !== 'number') return nothing;
    const { of } = chairs.words;
    return html`<details class="own">
      <summary>${of('page.own-link')}</summary>
      <p>${of('page.own-link.keep')} ${linkBox(of('page.own-link'), this.#linkOf(id, token), chairs)}</p>
    </details>`;
  }

  #invitation(id: string, chairs: SeatForms): TemplateResult {
    const { invite } = this.#screen.address;
    const link = (text: Key, label: Key, given: string | null): TemplateResult =>
      html`<p>${chairs.words.of(text)} ${linkBox(chairs.words.of(label), this.#linkOf(id, null, given), chairs)}</p>`;
    return html`<p class="turn" role="status">${chairs.words.of('page.begins')}</p>
      ${invite === null ? nothing : link('page.invitation', 'page.table-link', invite)}
      ${invite === null && this.#screen.news?.isOpen === false ? html`<p>${chairs.words.of('page.only-invited')}</p>` : nothing}
      ${link('page.watching', 'page.watch-link', null)}`;
  }
}

/** Runs the page in an element. */
export const mount = (root: HTMLElement, house: PageAddresses): RunningPage => new MountedPage(root, house);
