/**
 * The talk of people at a table apart from the game: taking back, draws, resigning, comments; and how the game ended.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Played } from '../session/snapshot.js';
import type { TableEnd } from '../table/index.js';
import { sent } from './form.js';
import type { Words } from './words.js';
import type { AnySession, AnySnapshot } from '../session/closed.js';

/** The ways to speak at a table. */
export interface Voices {
  readonly words: Words;
  readonly sitting: AnySession;
  /** True if the person has asked to resign once; at the second time it is done. */
  readonly isGivingUp: boolean;
  readonly giveUp: (is: boolean) => void;
  readonly resign: () => void;
  readonly save: () => void;
  readonly copyRecord: () => void;
}

const nameOf = ({ seats }: AnySnapshot, seat: number, { words, sitting }: Voices): string =>
  words.name(sitting.face.game.id, seats[seat]!.name);

const question = (
  { of }: Words,
  text: string,
  isOwn: boolean,
  hasAgreed: boolean,
  answer: (accept: boolean) => unknown,
) => html`
  <p class="question" role="alert">
    ${text}
    ${isOwn || hasAgreed ? nothing : html`<button type="button" @click=${() => answer(true)}>${of('page.agree')}</button>`}
    <button type="button" @click=${() => answer(false)}>${of(isOwn ? 'page.withdraw' : 'page.decline')}</button>
  </p>
`;

/** The open questions: those that others ask, and one's own. */
const questions = (look: AnySnapshot, voices: Voices): readonly TemplateResult[] => {
  const { undo, draw, viewer } = look;
  const { words, sitting } = voices;
  const ask = (kind: 'undo' | 'draw', by: number, agreed: readonly number[], move: number) => {
    const isOwn = by === viewer;
    const text = words.of(`page.${kind}.${isOwn ? 'own' : 'other'}`, { who: nameOf(look, by, voices), move });
    const answer = kind === 'undo' ? sitting.answerUndo : sitting.answerDraw;
    return question(
      words,
      text,
      isOwn,
      agreed.some((one) => one === viewer),
      answer,
    );
  };
  return [
    ...(undo === null ? [] : [ask('undo', undo.by, undo.agreed, undo.ply + 1)]),
    ...(draw === null ? [] : [ask('draw', draw.by, draw.agreed, 0)]),
  ];
};

/** Asks to take back the seat's own decision if it waits for others, else a number of moves. */
const undoForm = (look: AnySnapshot, { words, sitting }: Voices): TemplateResult => {
  const count = look.ply;
  const isWaiting = look.waiting.some(({ seat }) => seat === look.viewer);
  const ask = sent(({ text }) => void sitting.undo(isWaiting ? count : Math.max(0, count - Number(text('back')))));
  return html`
    <form class="undo" @submit=${ask}>
      ${
        isWaiting
          ? nothing
          : html`<label>${words.of('page.moves')} <input name="back" type="number" min="1" max=${Math.max(1, Math.min(50, count))} value="1" /></label>`
      }
      <button ?disabled=${count === 0 && !isWaiting}>${words.of(isWaiting ? 'page.decision-back' : 'page.ask-back')}</button>
    </form>
  `;
};

const acts = (look: AnySnapshot, voices: Voices): TemplateResult => html`
  <div class="bar">
    ${undoForm(look, voices)}
    <button type="button" @click=${() => voices.sitting.offerDraw()}>${voices.words.of('page.offer-draw')}</button>
    ${
      voices.isGivingUp
        ? html`<button type="button" class="sure" @click=${() => voices.resign()}>${voices.words.of('page.resign.yes')}</button>
            <button type="button" @click=${() => voices.giveUp(false)}>${voices.words.of('page.resign.no')}</button>`
        : html`<button type="button" @click=${() => voices.giveUp(true)}>${voices.words.of('page.resign')}</button>`
    }
  </div>
`;

/** The end of the game in words; where the rules ended it, the page shows the game's own words as well. */
const endedBy = (look: AnySnapshot, end: TableEnd, voices: Voices): string => {
  const { of } = voices.words;
  if (end._tag === 'ByRules') return of('page.over');
  const { reason, seat } = end.end;
  return of(`page.over.${reason}`, { who: seat === null ? of('page.all') : nameOf(look, seat, voices) });
};

/** The seats that won. */
const winners = (end: TableEnd): readonly number[] => {
  if (end._tag === 'ByRules') return end.result.winners;
  const { places } = end.end;
  return places === null ? [] : places.flatMap((place, seat) => (place === 1 ? [seat] : []));
};

const winnersOf = (look: AnySnapshot, end: TableEnd, voices: Voices): string => {
  const { of } = voices.words;
  const seats = winners(end);
  if (seats.length === 0 || seats.length === look.seats.length) return of('page.nobody');
  const who = seats.map((seat) => nameOf(look, seat, voices)).join(', ');
  return of(seats.length === 1 ? 'page.wins' : 'page.win', { who });
};

const ending = (look: AnySnapshot, end: TableEnd, voices: Voices): TemplateResult => html`
  <div class="end" role="status">
    <p><strong>${endedBy(look, end, voices)}</strong> ${winnersOf(look, end, voices)}</p>
    <div class="bar">
      <button type="button" class="record" @click=${voices.save}>${voices.words.of('page.save')}</button>
      <button type="button" @click=${voices.copyRecord}>${voices.words.of('page.copy-record')}</button>
    </div>
  </div>
`;

const comments = (look: AnySnapshot, { words, sitting }: Voices, isKnown: boolean): TemplateResult => html`
  <section aria-label=${words.of('page.comments')}>
    <ul class="comments" tabindex="0" aria-label=${words.of('page.comments.so-far')}>
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
            <label>${words.of('page.say')} <input name="text" maxlength="1000" autocomplete="off" /></label> <button>${words.of('page.send')}</button>
          </form>`
        : nothing
    }
  </section>
`;

/** The moves, in words where the page has seen them made. */
const moves = (played: readonly Played[], { of }: Words): TemplateResult => html`
  <ol class="moves" tabindex="0" aria-label=${of('page.moves')}>
    ${played.map(({ text, words }) => html`<li>${words ?? text ?? of('page.secret')}</li>`)}
  </ol>
`;

/** Everything around the board, except the seats. */
export const talking = (look: AnySnapshot, voices: Voices): TemplateResult => {
  const isSeated = look.viewer !== 'spectators';
  const hasBegun = look.view !== null;
  return html`
    ${look.end === null ? nothing : ending(look, look.end, voices)}
    ${isSeated && look.end === null && hasBegun ? [...questions(look, voices), acts(look, voices)] : nothing}
    ${hasBegun ? moves(voices.sitting.history(), voices.words) : nothing} ${comments(look, voices, isSeated)}
  `;
};
