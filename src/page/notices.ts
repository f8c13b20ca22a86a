/**
 * The lines above everything else: lost connections, refusals, and notes about what was done.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { printFault } from '../core/values/fault.js';
import type { Screen } from './screen.js';

/** The lines that are not about the game itself. Once there is a board it says by itself that the connection is lost. */
export const notices = ({ problem, note, sitting }: Screen): TemplateResult => {
  const now = sitting?.snapshot();
  return html`
    ${now?.connection === 'lost' && now.view === null ? html`<p class="lost" role="status">Connection lost, trying again …</p>` : nothing}
    ${problem === null ? nothing : html`<p class="problem" role="alert">${problem.text}</p>`}
    ${now?.fault ? html`<p class="problem" role="alert">${printFault(now.fault)}</p>` : nothing}
    ${
      now?.connection === 'unknown-token'
        ? html`<p class="problem" role="status">The token of this link has no seat here: you watch.</p>`
        : nothing
    }
    <p class="note" role="status">${note}</p>
  `;
};
