/**
 * The way through the moves of a game: buttons and keys, and what a page says while it shows an earlier position.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Acts, Scene } from './scene.js';

/** The number of moves before the position on the screen. */
export const plyShown = ({ past, seen }: Pick<Scene, 'past' | 'seen'>): number => past?.ply ?? seen.ply;

/** The scene as the strips show it: they say what was so in the earlier position, except for the clocks, which go on. */
export const sceneThen = (scene: Scene): Scene =>
  scene.past?.seen == null
    ? scene
    : { ...scene, seen: { ...scene.past.seen, times: scene.seen.times, left: scene.seen.left }, gains: [] };

/** Says which earlier position is shown, with the way back to the game; nothing while the present position is shown. */
export const pastChip = ({ past, seen, speak }: Scene, acts: Acts): TemplateResult | typeof nothing =>
  past === null
    ? nothing
    : html`<p class="past">
        <span role="status">${speak('play.past', { ply: past.ply, plies: seen.plies })}</span>
        <button type="button" class="back" @click=${() => acts.look(seen.plies)}>${speak('play.past.back')}</button>
      </p>`;

/** The steps through the moves, each with the sign on its button, drawn because not every font has it, and the key that does the same. */
const jumps = [
  ['first', 'M3 4h3v12H3zm14 0v12L8 10z', 'Home', () => 0],
  ['before', 'M14 4v12L5 10z', 'ArrowLeft', (ply: number) => ply - 1],
  ['after', 'M6 4v12l9-6z', 'ArrowRight', (ply: number) => ply + 1],
  ['last', 'M17 4h-3v12h3zM3 4v12l9-6z', 'End', (_: number, plies: number) => plies],
] as const;

const bounded = (ply: number, plies: number): number => Math.max(0, Math.min(plies, ply));

/** Lets people go through the moves by keys. */
export const byKeys =
  (scene: Scene, acts: Acts) =>
  (event: KeyboardEvent): void => {
    const found = jumps.find(([, , key]) => key === event.key);
    if (found === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { plies } = scene.seen;
    acts.look(bounded(found[3](plyShown(scene), plies), plies));
  };

/** The buttons that go through the moves. A button that leads nowhere stays, so that the focus does. */
export const jumpBar = (scene: Scene, acts: Acts): TemplateResult => {
  const { seen, speak } = scene;
  const at = plyShown(scene);
  return html`<div class="jumps" role="group" aria-label=${speak('play.jumps')} @keydown=${byKeys(scene, acts)}>
    ${jumps.map(([name, sign, , to]) => {
      const ply = bounded(to(at, seen.plies), seen.plies);
      return html`<button
        type="button"
        aria-label=${speak(`play.jump.${name}`)}
        aria-disabled=${ply === at ? 'true' : nothing}
        @click=${() => acts.look(ply)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${sign} /></svg>
      </button>`;
    })}
  </div>`;
};
