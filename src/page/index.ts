/**
 * The page that plays at a table of a server: opening, sitting, playing on the board, talking, and coming back by itself.
 *
 * @packageDocumentation
 */
import { type Either, isLeft } from 'fp-ts/Either';
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { Look } from '../table/index.js';
import { type Address, readAddress, writeAddress } from './address.js';
import { entrance, opening } from './opening.js';
import { blank, follow, type Screen } from './screen.js';
import { type Chairs, seating } from './seating.js';
import { type No, type Said, type Server, serverAt } from './server.js';
import { style } from './style.js';
import { talking, type Voices } from './talking.js';

/** Where a page stands. */
export interface House {
  /** The server of the page; null: whichever the address names. */
  readonly server: string | null;
  /** Where the documentation is, for links to rules; null: refusals have no links. */
  readonly site: string | null;
}

/** A page that runs. */
export interface Page {
  readonly theme: (theme: 'auto' | 'light' | 'dark') => void;
  readonly close: () => void;
}

const none: readonly never[] = [];

/** Lets a browser save a text. */
const saved = (text: string, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Runs the page in an element. */
export const mount = (root: HTMLElement, house: House): Page => {
  let screen = blank(readAddress(location.hash));
  let [game, theme, isGivingUp] = ['', 'auto', false];
  let leave = (): void => undefined;

  const change = (next: (screen: Screen) => Screen): void => {
    screen = next(screen);
    draw();
  };

  /** Does something at the server; what it refuses is shown. */
  const attempt = async <A>(doing: Promise<Either<No, A>>, then: (answer: A) => void): Promise<void> => {
    const done = await doing;
    if (isLeft(done)) change((now) => ({ ...now, problem: done.left, note: '' }));
    else {
      change((now) => ({ ...now, problem: null, note: '' }));
      then(done.right);
    }
  };

  const baseOf = ({ server }: Address): string | null => house.server ?? server;
  const server = (): Server => serverAt(baseOf(screen.address) ?? '');
  const addressOf = (table: string | null, token: string | null): Address => ({
    server: house.server === null ? screen.address.server : null,
    table,
    token,
  });
  const go = (address: Address): void => {
    location.hash = writeAddress(address);
  };
  const linkOf = (address: Address): string => `${location.href.replace(/#.*$/, '')}${writeAddress(address)}`;

  const copy = (text: string, what: string): void => {
    void navigator.clipboard.writeText(text).then(
      () => change((now) => ({ ...now, note: `${what} copied.` })),
      () => change((now) => ({ ...now, note: 'This browser lets no page copy; mark it and copy it yourself.' })),
    );
  };

  const say = (said: Said): void => {
    const { table, token } = screen.address;
    isGivingUp = false;
    if (table !== null && token !== null) void attempt(server().say(table, token, said), () => undefined);
  };

  const chairsAt = (table: string): Chairs => ({
    sit: (seat, player) => void attempt(server().sit(table, player, seat), (token) => go(addressOf(table, token))),
    hand: (seat, player) =>
      void attempt(server().sit(table, player, seat), (token) => {
        const link = linkOf(addressOf(table, token));
        change((now) => ({ ...now, handed: [...now.handed, { seat, player, link }] }));
      }),
    bot: (seat, bot) => void attempt(server().seatBot(table, screen.address.token ?? '', seat, bot), () => undefined),
    copy,
  });

  const voicesAt = (table: string, { game: id }: Look): Voices => ({
    say,
    isGivingUp,
    giveUp: (is) => {
      isGivingUp = is;
      draw();
    },
    save: () => void attempt(server().record(table), (text) => saved(text, `${id}-${table}.json`)),
    copyRecord: () => void attempt(server().record(table), (text) => copy(text, 'Record')),
  });

  // ---- what is shown ----

  const board = ({ seen, last }: Screen, look: Look): TemplateResult => {
    const { viewer, sight, end } = look;
    const mayMove = end === null && sight?.deciding.some((seat) => seat === viewer) === true;
    return html`
      <p class="turn" role="status">${look.end?._tag === 'ByPeople' ? nothing : seen?.standing}</p>
      <rulehouse-board
        game=${look.game}
        seat=${viewer === 'spectators' ? nothing : viewer}
        theme=${theme}
        site=${house.site ?? nothing}
        .last=${last}
        .view=${seen?.view}
        .moves=${mayMove ? null : none}
        @move=${({ detail }: CustomEvent<{ readonly text: string }>) =>
          say({ _tag: 'Move', ply: sight?.ply ?? 0, move: detail.text })}
      ></rulehouse-board>
    `;
  };

  const table = (id: string, look: Look): TemplateResult => html`
    <div class="columns">
      <div class="table">
        ${
          look.sight === null
            ? html`<p class="turn" role="status">The game begins when all seats are taken.</p>
                <p>
                  Whoever has this link may watch, and take a free seat:
                  <span class="link"
                    ><input readonly aria-label="The link of the table" .value=${linkOf(addressOf(id, null))} />
                    <button type="button" @click=${() => copy(linkOf(addressOf(id, null)), 'Link')}>Copy</button></span
                  >
                </p>`
            : board(screen, look)
        }
      </div>
      <div class="side">
        ${seating(screen, look, chairsAt(id), Date.now())} ${talking(screen, look, voicesAt(id, look))}
      </div>
    </div>
  `;

  const body = (): TemplateResult => {
    const { address, look, connection, catalogue } = screen;
    if (baseOf(address) === null) return entrance((at) => go({ server: at, table: null, token: null }));
    if (address.table === null)
      return catalogue === null
        ? html`<p role="status">Asking the server …</p>
            <button type="button" @click=${enter}>Ask again</button>`
        : opening(catalogue, game === '' ? (catalogue.games[0]?.id ?? '') : game, {
            open: ({ game: id, spec }) => void attempt(server().open(id, spec), (made) => go(addressOf(made, null))),
            join: ({ table: id, token }) => go(addressOf(id, token)),
            choose: (id) => {
              game = id;
              draw();
            },
          });
    if (connection === 'missing')
      return html`<p role="alert">This server has no such table. <a href=${writeAddress(addressOf(null, null))}>Open one</a></p>`;
    return look === null ? html`<p role="status">Coming to the table …</p>` : table(address.table, look);
  };

  /** What was refused: with the number and the title of the rule, where there is one. */
  const wrong = ({ text, rule }: No): TemplateResult => {
    const title = rule === null ? undefined : screen.game?.rules[rule];
    if (rule === null || screen.game === null || title === undefined) return html`${text}`;
    const { site } = house;
    return site === null
      ? html`${rule}: ${text} (${title})`
      : html`${rule}: ${text} <a href=${screen.game.ruleUrl(rule, site)}>Read the rule: ${title}</a>`;
  };

  const told = ({ problem, note, connection, look, address }: Screen): TemplateResult => html`
    ${connection === 'lost' ? html`<p class="lost" role="status">Connection lost, trying again …</p>` : nothing}
    ${problem === null ? nothing : html`<p class="problem" role="alert">${wrong(problem)}</p>`}
    ${
      address.token !== null && look?.viewer === 'spectators'
        ? html`<p class="problem" role="status">The token of this link has no seat here: you watch.</p>`
        : nothing
    }
    <p class="note" role="status">${note}</p>
  `;

  const draw = (): void => {
    root.dataset['theme'] = theme;
    render(html`<style>${style}</style>${told(screen)}${body()}`, root);
  };

  /** Goes where the address says; what belongs to the same table stays. */
  const enter = (): void => {
    leave();
    leave = () => undefined;
    const address = readAddress(location.hash);
    const isSame = address.table !== null && address.table === screen.address.table;
    const catalogue = screen.address.server === address.server ? screen.catalogue : null;
    screen = { ...blank(address), catalogue, handed: isSame ? screen.handed : [] };
    isGivingUp = false;
    draw();
    const base = baseOf(address);
    if (base === null) return;
    if (address.table !== null) leave = follow(serverAt(base), address.table, address.token, change);
    if (screen.catalogue === null)
      void attempt(serverAt(base).catalogue(), (catalogue) => change((now) => ({ ...now, catalogue })));
  };

  const tick = setInterval(() => {
    if ((screen.look?.times?.running.length ?? 0) > 0 && screen.look?.end === null) draw();
  }, 500);
  window.addEventListener('hashchange', enter);
  root.classList.add('rulehouse-page');
  enter();
  return {
    theme: (next) => {
      theme = next;
      draw();
    },
    close: () => {
      leave();
      clearInterval(tick);
      window.removeEventListener('hashchange', enter);
      render(nothing, root);
    },
  };
};
