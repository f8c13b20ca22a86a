/**
 * The talk of people at a table beside the game: taking back, draws, resigning, comments; and how the game ended.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Played } from '../session/snapshot.js';
import type { Question, TableEnd } from '../table/index.js';
import { sent } from './form.js';
import type { AnySession, AnySnapshot } from '../session/closed.js';

/** The ways to speak at a table. */
export interface Voices {
  readonly sitting: AnySession;
  /** True if resigning was asked for once; the second time it is done. */
  readonly isGivingUp: boolean;
  readonly giveUp: (is: boolean) => void;
  readonly resign: () => void;
  readonly save: () => void;
  readonly copyRecord: () => void;
}

const nameOf = ({ seats }: AnySnapshot, seat: number): string => seats[seat]?.name ?? '';

const question = (text: string, isOwn: boolean, hasAgreed: boolean, answer: (accept: boolean) => unknown) => html`
  <p class="question" role="alert">
    ${text}
    ${isOwn || hasAgreed ? nothing : html`<button type="button" @click=${() => answer(true)}>Agree</button>`}
    <button type="button" @click=${() => answer(false)}>${isOwn ? 'Withdraw' : 'Decline'}</button>
  </p>
`;

/** The open questions: those that others ask, and one's own. */
const questions = (look: AnySnapshot, { sitting }: Voices): readonly TemplateResult[] => {
  const { undo, draw, viewer } = look;
  const ask = (by: Question, mine: string, theirs: string, rest: string, answer: (accept: boolean) => unknown) => {
    const isOwn = by.by === viewer;
    const hasAgreed = by.agreed.some((one) => one === viewer);
    return question(`${isOwn ? `You ${mine}` : `${nameOf(look, by.by)} ${theirs}`} ${rest}.`, isOwn, hasAgreed, answer);
  };
  return [
    ...(undo === null
      ? []
      : [ask(undo, 'ask', 'asks', `to go back to before move ${undo.ply + 1}`, sitting.answerUndo)]),
    ...(draw === null ? [] : [ask(draw, 'offer', 'offers', 'a draw', sitting.answerDraw)]),
  ];
};

/** Asks to take back the seat's own decision if it waits for others, else a number of moves. */
const undoForm = (look: AnySnapshot, { sitting }: Voices): TemplateResult => {
  const count = look.ply;
  const isWaiting = look.waiting.some(({ seat }) => seat === look.viewer);
  const ask = sent(({ text }) => void sitting.undo(isWaiting ? count : Math.max(0, count - Number(text('back')))));
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

const acts = (look: AnySnapshot, voices: Voices): TemplateResult => html`
  <div class="bar">
    ${undoForm(look, voices)}
    <button type="button" @click=${() => voices.sitting.offerDraw()}>Offer a draw</button>
    ${
      voices.isGivingUp
        ? html`<button type="button" class="sure" @click=${() => voices.resign()}>Yes, resign</button>
            <button type="button" @click=${() => voices.giveUp(false)}>No, play on</button>`
        : html`<button type="button" @click=${() => voices.giveUp(true)}>Resign</button>`
    }
  </div>
`;

/** The end of the game in words; where the rules ended it, the page shows the game's own words as well. */
const endedBy = (look: AnySnapshot, end: TableEnd): string => {
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

/** The seats that won. */
const winners = (end: TableEnd): readonly number[] => {
  if (end._tag === 'ByRules') return end.result.winners;
  const { places } = end.end;
  return places === null ? [] : places.flatMap((place, seat) => (place === 1 ? [seat] : []));
};

const winnersOf = (look: AnySnapshot, end: TableEnd): string => {
  const seats = winners(end);
  if (seats.length === 0 || seats.length === look.seats.length) return 'No player is ahead of the others.';
  return `${seats.map((seat) => nameOf(look, seat)).join(', ')} ${seats.length === 1 ? 'wins' : 'win'}.`;
};

const ending = (look: AnySnapshot, end: TableEnd, { save, copyRecord }: Voices): TemplateResult => html`
  <div class="end" role="status">
    <p><strong>${endedBy(look, end)}</strong> ${winnersOf(look, end)}</p>
    <div class="bar">
      <button type="button" class="record" @click=${save}>Save the record</button>
      <button type="button" @click=${copyRecord}>Copy the record</button>
    </div>
  </div>
`;

const comments = (look: AnySnapshot, { sitting }: Voices, isKnown: boolean): TemplateResult => html`
  <section aria-label="Comments">
    <ul class="comments" tabindex="0" aria-label="Comments so far">
      ${look.comments.map(({ ply, text }) => html`<li><small>${ply}</small> ${text}</li>`)}
    </ul>
    ${
      isKnown
        ? html`<form
            class="comment"
            @submit=${sent(({ text, form }) => {
              if (text('text') !== '') sitting.comment(text('text'));
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
const moves = (played: readonly Played[]): TemplateResult => html`
  <ol class="moves" tabindex="0" aria-label="Moves">
    ${played.map(({ text, words }) => html`<li>${words ?? text ?? 'decided in secret'}</li>`)}
  </ol>
`;

/** Everything beside the board but the seats. */
export const talking = (look: AnySnapshot, voices: Voices): TemplateResult => {
  const isSeated = look.viewer !== 'spectators';
  const hasBegun = look.view !== null;
  return html`
    ${look.end === null ? nothing : ending(look, look.end, voices)}
    ${isSeated && look.end === null && hasBegun ? [...questions(look, voices), acts(look, voices)] : nothing}
    ${hasBegun ? moves(voices.sitting.history()) : nothing} ${comments(look, voices, isSeated)}
  `;
};
