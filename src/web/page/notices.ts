/**
 * The messages at the top of the page: lost connections, refusals, and notes about completed actions.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { printFault } from '../../core/values/fault.js';
import type { Screen } from './screen.js';
import type { Words } from './words.js';

/** The notices that are not about the game itself. Once a board is shown, the board itself says that the connection is lost or that the table stands still. */
export const notices = ({ problem, note, sitting }: Screen, words: Words): TemplateResult => {
  const now = sitting?.snapshot();
  const stopped = now?.view === null ? now.halted : null;
  return html`
    ${now?.connection === 'lost' && now.view === null ? html`<p class="lost" role="status">${words.of('page.lost')}</p>` : nothing}
    ${stopped === null ? nothing : html`<p class="problem" role="alert">${words.of('page.halted', { why: stopped })}</p>`}
    ${problem === null ? nothing : html`<p class="problem" role="alert">${words.told(problem.text)}</p>`}
    ${now?.fault ? html`<p class="problem" role="alert">${printFault({ ...now.fault, reason: words.told(now.fault.reason) })}</p>` : nothing}
    ${
      now?.connection === 'unknown-token'
        ? html`<p class="problem" role="status">${words.of('page.unknown-token')}</p>`
        : nothing
    }
    <p class="note" role="status">${note}</p>
  `;
};
