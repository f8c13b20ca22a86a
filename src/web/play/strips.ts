/**
 * The strips that show the players: the viewer's own strip is below the board, and the strips of the others are above the board.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { signed } from '../../face/signed.js';
import { clockText, readingOf } from '../session/clock-text.js';
import { pastChip, sceneThen } from './jumps.js';
import type { Acts, Scene } from './scene.js';

/** The strength of a bot, in words. */
const strengthOf = ({ speak, game }: Scene, bot: string): string => {
  const level = game.levels.find((one) => one.bot === bot);
  return speak(level === undefined ? 'play.bot' : `play.level.${level.name}`);
};

/**
 * The label beside the name of a player, such as `You`, `Person`, the strength of the bot, or that the player has left. A record contains only the names of its players; if a
 * player's name is the text of a bot, the bot's strength is shown.
 */
const kindOf = (scene: Scene, seat: number): string => {
  const { seen, speak, game, match } = scene;
  const { bot, name } = seen.seats[seat]!;
  const gone = seen.left.find((one) => one.seat === seat);
  if (gone !== undefined) return speak(gone.substitute === null ? 'play.left' : 'play.left.bot');
  if (bot !== null) return strengthOf(scene, bot);
  if (scene.own === null) return seat === seen.viewer ? speak('play.you') : '';
  if (match.isStudy) return game.levels.some((one) => one.bot === name) ? strengthOf(scene, name) : '';
  return match.persons.length === 1 ? speak('play.you') : speak('play.person');
};

/** The present reading of a seat's clock. */
const clockOf = ({ seen: { times }, elapsed }: Scene, seat: number): TemplateResult | typeof nothing => {
  const left = times === null ? undefined : readingOf(times, seat, elapsed);
  return left === undefined ? nothing : html`<span class="clock" role="timer">${clockText(left)}</span>`;
};

/**
 * Says whether a seat has to decide, or has decided and waits for others. Words are needed, because colour alone would not show who has decided when
 * several seats decide at once.
 */
const stateOf = ({ seen: { deciding, waiting }, speak }: Scene, seat: number): string => {
  if (waiting.some((one) => one.seat === seat)) return speak('play.has-decided');
  return deciding.some((one) => one === seat) ? speak('play.decides') : '';
};

/** The points of a seat. The word after the number of points is a separate element, so that narrow strips can hide the word from sight. */
const scoreOf = ({ speak }: Scene, score: number): TemplateResult => {
  const [ahead = '', behind = ''] = speak('play.score', { count: score }).split(String(score));
  return html`${ahead}${score}<span class="unit">${behind}</span>`;
};

const strip = (scene: Scene, seat: number): TemplateResult => {
  const { seen, match, speak, gains } = scene;
  const { name, role } = seen.seats[seat] ?? { name: '', role: '' };
  const score = match.scoreOf(seat, seen);
  const gain = signed(gains[seat]);
  return html`<div class="strip ${seen.deciding.some((one) => one === seat) ? 'turn' : ''}" part="strip">
    <span class="sign" aria-hidden="true"></span>
    <strong title=${speak.called(name)}>${speak.called(name)}</strong>
    <span class="what">
      <span class="kind">${[role === name ? '' : speak.called(role), kindOf(scene, seat)].filter((text) => text !== '').join(', ')}</span>
      <span class="state">${stateOf(scene, seat)}</span>
    </span>
    ${clockOf(scene, seat)}
    <span class="score">${score === null ? nothing : scoreOf(scene, score)}${gain === '' ? nothing : html` <em>${gain}</em>`}</span>
  </div>`;
};

/** Shows the players' strips, either those above the board or those below the board. */
export const strips = (shown: Scene, where: 'above' | 'below', acts: Acts): TemplateResult => {
  const { own } = shown.match;
  // While a plan is shown, show the standings after it.
  const scene = shown.planned === null ? sceneThen(shown) : { ...shown, seen: shown.planned.snapshot(), gains: [] };
  const seats = scene.seen.seats.map((_, seat) => seat).filter((seat) => own.includes(seat) === (where === 'below'));
  return html`<div
    class="strips ${where}"
    role="group"
    aria-label=${scene.speak(where === 'above' ? 'play.opponents' : 'play.own')}
  >
    ${seats.map((seat) => strip(scene, seat))} ${where === 'above' ? pastChip(shown, acts) : nothing}
  </div>`;
};
