/**
 * What people at a table say to each other beside the game: taking back, draws, giving up, comments; and how it ended.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Look, TableEnd } from '../table/index.js';
import { sent } from './form.js';
import type { Said } from './server.js';
import type { Screen } from './screen.js';

/** What can be said. */
export interface Voices {
  readonly say: (said: Said) => void;
  /** Whether giving up was asked for once; it is done the second time. */
  readonly isGivingUp: boolean;
  readonly giveUp: (is: boolean) => void;
  readonly save: () => void;
  readonly copyRecord: () => void;
}

const nameOf = ({ players }: Look, seat: number): string => players[seat] ?? `Seat ${seat}`;

const question = (text: string, isOwn: boolean, hasAgreed: boolean, answer: (accept: boolean) => void) => html`
  <p class="question" role="alert">
    ${text}
    ${isOwn || hasAgreed ? nothing : html`<button type="button" @click=${() => answer(true)}>Agree</button>`}
    <button type="button" @click=${() => answer(false)}>${isOwn ? 'Withdraw' : 'Decline'}</button>
  </p>
`;

/** What others ask, and what one asked oneself. */
const questions = (look: Look, { say }: Voices): readonly TemplateResult[] => {
  const { undo, draw, viewer } = look;
  const isMine = (by: number): boolean => by === viewer;
  const agreed = (list: readonly number[]): boolean => list.some((one) => one === viewer);
  return [
    ...(undo === null
      ? []
      : [
          question(
            `${isMine(undo.by) ? 'You ask' : `${nameOf(look, undo.by)} asks`} to go back to before move ${undo.ply + 1}.`,
            isMine(undo.by),
            agreed(undo.agreed),
            (accept) => say({ _tag: 'AnswerUndo', accept }),
          ),
        ]),
    ...(draw === null
      ? []
      : [
          question(
            `${isMine(draw.by) ? 'You offer' : `${nameOf(look, draw.by)} offers`} a draw.`,
            isMine(draw.by),
            agreed(draw.agreed),
            (accept) => say({ _tag: 'AnswerDraw', accept }),
          ),
        ]),
  ];
};

/** A decision that waits is the seat's own; else so many moves are taken back. */
const undoForm = (look: Look, { say }: Voices): TemplateResult => {
  const count = look.moves.length;
  const isWaiting = look.sight?.waiting.some(({ seat }) => seat === look.viewer) === true;
  const ask = sent((text) =>
    say({ _tag: 'AskUndo', ply: isWaiting ? count : Math.max(0, count - Number(text.get('back') ?? 1)) }),
  );
  return html`
    <form class="undo" @submit=${ask}>
      ${
        isWaiting
          ? nothing
          : html`<label>Moves <input name="back" type="number" min="1" max=${Math.max(1, Math.min(50, count))} value="1" /></label>`
      }
      <button ?disabled=${count === 0 && !isWaiting}>${isWaiting ? 'Take my decision back' : 'Ask to take back'}</button>
    </form>
  `;
};

const acts = (look: Look, voices: Voices): TemplateResult => html`
  <div class="bar">
    ${undoForm(look, voices)}
    <button type="button" @click=${() => voices.say({ _tag: 'OfferDraw' })}>Offer a draw</button>
    ${
      voices.isGivingUp
        ? html`<button type="button" class="sure" @click=${() => voices.say({ _tag: 'Resign' })}>Yes, resign</button>
            <button type="button" @click=${() => voices.giveUp(false)}>No, play on</button>`
        : html`<button type="button" @click=${() => voices.giveUp(true)}>Resign</button>`
    }
  </div>
`;

/** How people ended the game; the rules have words of their own. */
const endedBy = (look: Look, end: TableEnd): string => {
  if (end._tag === 'ByRules') return 'The game is over.';
  const { reason, seat } = end.end;
  const who = seat === null ? 'all' : nameOf(look, seat);
  switch (reason) {
    case 'resignation':
      return `The game is over: ${who} resigned.`;
    case 'time':
      return `The game is over: ${who} had no time left.`;
    case 'forfeit':
      return `The game is over: ${who} forfeited it.`;
    case 'agreement':
      return 'The game is over: a draw by agreement.';
    case 'adjudication':
      return 'The game is over by a ruling.';
  }
};

const winnersOf = (look: Look, end: TableEnd): string => {
  const places = end._tag === 'ByRules' ? end.result.places : end.end.places;
  const seats =
    end._tag === 'ByRules' ? end.result.winners : (places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (seats.length === 0 || seats.length === look.players.length) return 'Nobody is ahead of the others.';
  return `${seats.map((seat) => nameOf(look, seat)).join(', ')} ${seats.length === 1 ? 'wins' : 'win'}.`;
};

const ending = (look: Look, end: TableEnd, { save, copyRecord }: Voices): TemplateResult => html`
  <div class="end" role="status">
    <p><strong>${endedBy(look, end)}</strong> ${winnersOf(look, end)}</p>
    <div class="bar">
      <button type="button" class="record" @click=${save}>Save the record</button>
      <button type="button" @click=${copyRecord}>Copy the record</button>
    </div>
  </div>
`;

const comments = (look: Look, { say }: Voices, isKnown: boolean): TemplateResult => html`
  <section aria-label="Comments">
    <ul class="comments" tabindex="0" aria-label="What was said">
      ${look.comments.map(({ ply, text }) => html`<li><small>${ply}</small> ${text}</li>`)}
    </ul>
    ${
      isKnown
        ? html`<form
            class="comment"
            @submit=${sent((fields, form) => {
              const text = fields.get('text')?.trim() ?? '';
              if (text !== '') say({ _tag: 'Comment', text });
              form?.reset();
            })}
          >
            <label>Say <input name="text" maxlength="1000" autocomplete="off" /></label> <button>Send</button>
          </form>`
        : nothing
    }
  </section>
`;

/** The moves, in words where the page has seen them made. */
const moves = ({ words }: Screen, look: Look): TemplateResult => html`
  <ol class="moves" tabindex="0" aria-label="Moves">
    ${look.moves.map((text, ply) => html`<li>${words.get(ply) ?? text ?? 'decided in secret'}</li>`)}
  </ol>
`;

/** Everything beside the board but the seats. */
export const talking = (screen: Screen, look: Look, voices: Voices): TemplateResult => {
  const isSeated = look.viewer !== 'spectators';
  return html`
    ${look.end === null ? nothing : ending(look, look.end, voices)}
    ${isSeated && look.end === null && look.sight !== null ? [...questions(look, voices), acts(look, voices)] : nothing}
    ${look.sight === null ? nothing : moves(screen, look)} ${comments(look, voices, isSeated)}
  `;
};
