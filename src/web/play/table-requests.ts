/**
 * What people at a table can do apart from moves: ask to take moves back, offer draws, resign, and comment.
 *
 * @packageDocumentation
 */

import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isSeat } from '../../core/values/seat.js';
import { clockText } from '../session/clock-text.js';
import type { Acts, Scene } from './scene.js';

const nameOf = ({ seen, speak }: Scene, seat: number): string => speak.called(seen.seats[seat]!.name);

const button = (text: string, act: () => void, isOff = false): TemplateResult =>
  html`<button type="button" ?disabled=${isOff} @click=${act}>${text}</button>`;

/**
 * A question to everybody at the table. Players can withdraw their own questions. They can decline a question from somebody else, or agree to it
 * once.
 */
const question = (
  { speak, seen: { viewer } }: Scene,
  text: string,
  { by, agreed }: { readonly by: number; readonly agreed: readonly number[] },
  answer: (accept: boolean) => void,
): TemplateResult => {
  const isOwn = by === viewer;
  const mayAgree = !isOwn && !agreed.some((one) => one === viewer);
  return html`<p class="question" role="alert">
    ${text} ${mayAgree ? button(speak('play.agree'), () => answer(true)) : nothing}
    ${button(speak(isOwn ? 'play.withdraw' : 'play.draw.decline'), () => answer(false))}
  </p>`;
};

/** The open questions, and the news that the viewer's own question was declined. Only seated players see these, and only until the game is over. */
export const questions = (scene: Scene, acts: Acts): readonly TemplateResult[] => {
  const { undo, draw, viewer, end } = scene.seen;
  const { speak } = scene;
  if (end !== null || viewer === 'spectators') return [];
  const said = (by: number): string => (by === viewer ? 'own' : 'other');
  const ofUndo =
    undo === null
      ? []
      : [speak(`play.undo.${said(undo.by)}`, { who: nameOf(scene, undo.by), move: undo.ply + 1 })].map((text) =>
          question(scene, text, undo, acts.answerUndo),
        );
  const ofDraw =
    draw === null
      ? []
      : [speak(`play.draw.${said(draw.by)}`, { who: nameOf(scene, draw.by) })].map((text) =>
          question(scene, text, draw, acts.answerDraw),
        );
  const news = scene.declined === null ? [] : [speak(`play.${scene.declined}.declined`)];
  return [...ofUndo, ...ofDraw, ...news.map((text) => html`<p class="question" role="status">${text}</p>`)];
};

/** Returns the number that was entered in the named field of the form in which an event happened. */
const numberIn = (event: Event, name: string): number => {
  const form = event.currentTarget;
  return form instanceof HTMLFormElement ? Number(new FormData(form).get(name)) : 0;
};

/** True if the viewer made the last move and still has to decide, alone; nobody has to agree if the viewer takes this move back. */
const isInOwnTurn = ({ viewer, deciding, waiting, canUndo }: Scene['seen'], history: Scene['history']): boolean =>
  canUndo && waiting.length === 0 && deciding.length === 1 && deciding[0] === viewer && history.at(-1)?.seat === viewer;

/**
 * Asks to take something back: the viewer's own decision if other seats have yet to decide, otherwise a number of moves. A move of the viewer's turn that
 * still goes on is taken back at once.
 */
const asking = ({ seen, speak, history }: Scene, acts: Acts): TemplateResult => {
  const { ply, viewer, waiting } = seen;
  const isWaiting = waiting.some(({ seat }) => seat === viewer);
  if (isWaiting) return button(speak('play.decision-back'), () => acts.undo(ply));
  const ask = (event: Event): void => {
    event.preventDefault();
    acts.undo(Math.max(0, ply - numberIn(event, 'back')));
  };
  const slip = isInOwnTurn(seen, history) ? button(speak('play.slip-back'), () => acts.undo(ply - 1)) : nothing;
  return html`${slip}<form class="undo" @submit=${ask}>
    <label
      >${speak('play.moves')} <input name="back" type="number" min="1" max=${Math.max(1, Math.min(50, ply))} value="1"
    /></label>
    <button ?disabled=${ply === 0 || !seen.canUndo}>${speak('play.ask-back')}</button>
  </form>`;
};

/**
 * The button for resigning, which asks for a second click. Nobody can resign while the screen is being handed over, because it is unclear who would
 * resign.
 */
export const resigning = ({ isResigning, speak, match }: Scene, acts: Acts): TemplateResult =>
  isResigning
    ? html`${button(speak('play.resign.sure'), acts.resign)}
        <button type="button" class="calm" @click=${acts.playOn}>${speak('play.resign.no')}</button>`
    : button(speak('play.resign'), acts.resign, match.asked !== null);

/** The button with which a person claims a draw, and the reason why a draw can be claimed. */
export const drawClaim = ({ speak, match }: Scene, acts: Acts): TemplateResult =>
  html`${button(speak('play.draw.claim'), acts.claimDraw, match.asked !== null)}
    <small role="status">${speak('play.draw.claim.why')}</small>`;

/** The buttons for seats whose players do not decide, which ask for a second click, and the times to wait until other seats can be claimed. */
const claiming = (scene: Scene, acts: Acts): readonly TemplateResult[] => {
  const { seen, speak, elapsed, claiming } = scene;
  const { claims, viewer } = seen;
  if (claims === null) return [];
  return claims.seats
    .filter(({ seat }) => seat !== viewer)
    .map(({ seat, from }) => {
      const wait = from - claims.at - elapsed;
      const who = nameOf(scene, seat);
      if (wait > 0) return html`<small>${speak('play.claim.wait', { who, time: clockText(wait) })}</small>`;
      const claim = (key: 'play.claim' | 'play.claim.sure'): TemplateResult =>
        button(speak(key, { who }), () => acts.claim(seat));
      return claiming === seat
        ? html`${claim('play.claim.sure')}
            <button type="button" class="calm" @click=${acts.playOn}>${speak('play.claim.no')}</button>`
        : claim('play.claim');
    });
};

/** The requests that a seated player can make to the others. */
export const tableActs = (scene: Scene, acts: Acts): TemplateResult | typeof nothing => {
  const { seen, speak } = scene;
  if (seen.end !== null || seen.halted !== null || !isSeat(seen.viewer)) return nothing;
  return html`<div class="bar" role="group" aria-label=${speak('play.game')}>
    ${asking(scene, acts)} ${seen.canClaimDraw ? drawClaim(scene, acts) : button(speak('play.draw'), acts.offerDraw)} ${resigning(scene, acts)} ${claiming(scene, acts)}
  </div>`;
};

/** The comments so far, and a field for a new comment. A comment stays in the field until it has arrived at the table. */
export const comments = ({ seen, speak, draft }: Scene, acts: Acts): TemplateResult => {
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const text = new FormData(form).get('text');
    if (typeof text === 'string' && text.trim() !== '') acts.comment(text.trim());
  };
  const write = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) acts.write(target.value);
  };
  return html`<ul class="comments" tabindex="0" aria-label=${speak('play.comments')}>
      ${seen.comments.map(({ ply, text }) => html`<li><small>${ply}</small> ${text}</li>`)}
    </ul>
    ${
      seen.viewer === 'spectators' || seen.halted !== null
        ? nothing
        : html`<form class="comment" @submit=${send}>
            <label>${speak('play.say')} <input name="text" maxlength="1000" autocomplete="off" .value=${live(draft)} @input=${write} /></label>
            <button>${speak('play.send')}</button>
          </form>`
    }`;
};

/** A comment that has just arrived, over the board. The region is always there, so that screen readers notice the text. */
export const toast = ({ toast: text }: Scene): TemplateResult =>
  html`<div class="toast" role="status" aria-live="polite">${text === '' ? nothing : html`<p>${text}</p>`}</div>`;
