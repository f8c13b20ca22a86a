/**
 * Says that a bot has failed, and lets people ask it again or play in its place.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { message } from '../../face/message.js';
import type { Acts, Scene } from './scene.js';

/**
 * The failure of a bot, with what people can do about it. If nothing is hidden, the next pick on the board plays in its place; otherwise people first
 * have to look at what the bot's seat sees.
 */
export const botTrouble = ({ seen, speak, match, own, game }: Scene, acts: Acts): TemplateResult | typeof nothing => {
  const { botFault, seats, end } = seen;
  if (botFault === null || own === null || end !== null) return nothing;
  const { seat, fault } = botFault;
  const isOpen = !game.hides || own.standIn === seat;
  return html`<p class="question" role="alert">
    ${speak(isOpen ? 'play.bot-failed.open' : 'play.bot-failed', {
      who: seats[seat]!.name,
      reason: match.play.say(message(fault.reason)),
    })}
    <button type="button" @click=${acts.askAgain}>${speak('play.bot-again')}</button>
    ${isOpen ? nothing : html`<button type="button" @click=${acts.playFor}>${speak('play.bot-instead')}</button>`}
  </p>`;
};
