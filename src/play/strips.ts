/**
 * The strips of the players: those of the others above the board, one's own below.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scene } from './scene.js';

/** What a player is called beside the name: `You`, or how strong the bot is. */
const kindOf = ({ seen, speak, game, match }: Scene, seat: number): string => {
  const { bot } = seen.seats[seat]!;
  if (bot !== null) {
    const level = game.levels.find((one) => one.bot === bot);
    return speak(level === undefined ? 'play.bot' : `play.level.${level.name}`);
  }
  return match.persons.length === 1 ? speak('play.you') : speak('play.person');
};

const gainOf = (gain: number | null | undefined): string =>
  gain === null || gain === undefined || gain === 0 ? '' : gain > 0 ? `+${gain}` : `−${-gain}`;

const strip = (scene: Scene, seat: number): TemplateResult => {
  const { seen, match, speak, gains } = scene;
  const { name, role } = seen.seats[seat] ?? { name: '', role: '' };
  const score = match.scoreOf(seat, seen);
  const gain = gainOf(gains[seat]);
  return html`<div class="strip ${seen.deciding.some((one) => one === seat) ? 'turn' : ''}" part="strip">
    <span class="sign" aria-hidden="true"></span>
    <strong>${speak.called(name)}</strong>
    <span class="kind">${role === '' || role === name ? '' : `${speak.called(role)}, `}${kindOf(scene, seat)}</span>
    <span class="score">${score === null ? nothing : speak('play.score', { count: score })}${gain === '' ? nothing : html` <em>${gain}</em>`}</span>
  </div>`;
};

/** The seats whose strips stand below the board: that of the one who looks. */
const ownOf = ({ seen, match }: Scene): readonly number[] => {
  if (typeof seen.viewer === 'number') return [seen.viewer];
  return match.persons.slice(0, 1);
};

/** The strips above or below the board. */
export const strips = (scene: Scene, where: 'above' | 'below'): TemplateResult => {
  const own = ownOf(scene);
  const seats = scene.seen.seats.map((_, seat) => seat).filter((seat) => own.includes(seat) === (where === 'below'));
  return html`<div
    class="strips ${where}"
    role="group"
    aria-label=${scene.speak(where === 'above' ? 'play.opponents' : 'play.own')}
  >
    ${seats.map((seat) => strip(scene, seat))}
  </div>`;
};
