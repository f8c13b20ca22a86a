/**
 * The lines above everything else: lost connections, refusals, and notes about what was done.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Parlour } from './games.js';
import type { Screen } from './screen.js';
import type { No } from './server.js';

/** A refusal with the number and the title of its rule, if it has one. */
const refusal = ({ text, rule }: No, game: Parlour | null, site: string | null): TemplateResult => {
  const title = rule === null ? undefined : game?.rules[rule];
  if (rule === null || game === null || title === undefined) return html`${text}`;
  return site === null
    ? html`${rule}: ${text} (${title})`
    : html`${rule}: ${text} <a href=${game.ruleUrl(rule, site)}>Read the rule: ${title}</a>`;
};

/** The lines that are not about the game itself; `site` is where rules are explained. */
export const notices = (
  { problem, note, connection, look, address, game }: Screen,
  site: string | null,
): TemplateResult => html`
  ${connection === 'lost' ? html`<p class="lost" role="status">Connection lost, trying again …</p>` : nothing}
  ${problem === null ? nothing : html`<p class="problem" role="alert">${refusal(problem, game, site)}</p>`}
  ${
    address.token !== null && look?.viewer === 'spectators'
      ? html`<p class="problem" role="status">The token of this link has no seat here: you watch.</p>`
      : nothing
  }
  <p class="note" role="status">${note}</p>
`;
