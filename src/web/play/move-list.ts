/**
 * The list of moves: a block for each turn, with the colour of its seat and what the turn cost and gained.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { ruleUrl } from '../../core/contract/rule.js';
import type { Played } from '../session/snapshot.js';
import { colourOf } from './colours.js';
import { byKeys, jumpBar, plyShown } from './jumps.js';
import { Remembering } from './past.js';
import type { Acts, Scene } from './scene.js';
import { blocksOf, type MoveBlock } from './trail.js';
import { speakerWith } from './words.js';

/** True if people can look at earlier positions. */
const mayLook = ({ own, match }: Scene): boolean => own !== null || Remembering.isPossible(match);

const told = ({ speak, seen, match, own }: Scene, { seat: by, words, text }: Played): string => {
  const known = words ?? (own === null ? text : null);
  if (known !== null) return known;
  if (by === -1) return speak('play.chance');
  if (by === null) return speak('play.secret.unknown');
  if (match.persons.length === 1 && by === seen.viewer) return speak('play.secret.own');
  return speak('play.secret', { who: seen.seats[by]!.name });
};

/** The words of the later moves of a block do not name the seat again. */
const withoutName = ({ seen, speak }: Scene, seat: number | null, words: string): string => {
  const { name, role } = seen.seats[seat ?? -1] ?? { name: '', role: '' };
  const named = [name, role, speak.called(name), speak.called(role)].find(
    (one) => one !== '' && words.toLowerCase().startsWith(`${one.toLowerCase()} `),
  );
  return named === undefined ? words : words.slice(named.length + 1);
};

/** The moves of an example that the rules refused after the given number of moves. */
const refusals = ({ match, speak, site, game }: Scene, index: number): readonly TemplateResult[] =>
  match.tried
    .filter(({ ply }) => ply === index)
    .map(
      ({ move, rule, text }) =>
        html`<p class="tried">
          ${speak('play.refused', { move })},
          ${rule === '' || site === null ? rule : html`<a href=${ruleUrl<string>(game, site)(rule)}>${rule}</a>`}: ${text}
        </p>`,
    );

/** A move that people can look at; `index` is the number of moves up to and including this one. */
const step = (scene: Scene, acts: Acts, index: number, words: string): TemplateResult => {
  const now = index === plyShown(scene) ? 'step' : nothing;
  return mayLook(scene)
    ? html`<button type="button" class="step" aria-current=${now} @click=${() => acts.look(index)}>${words}</button>${refusals(scene, index)}`
    : html`<span class="step" aria-current=${now}>${words}</span>`;
};

/** What a turn cost and gained; nothing if that is not known. */
const costs = ({ trail, speak, match }: Scene, one: MoveBlock): TemplateResult | typeof nothing => {
  const effects = trail?.effects(one) ?? [];
  const say = speakerWith([...speak.catalogues, match.mine.face.english]);
  return effects.length === 0
    ? nothing
    : html`<small class="costs">${effects.map(({ key, params }) => html`<span>${say(key, params)}</span> `)}</small>`;
};

/** The moves of a block that are listed, each with its number and its words. Of several secret steps of chance in a row, only the last one is listed. */
const listedIn = (scene: Scene, { seat, from, moves }: MoveBlock): readonly (readonly [number, string])[] => {
  const dealt = scene.speak('play.chance');
  const words = moves.map((played) => told(scene, played));
  const isMerged = (at: number): boolean =>
    from + at + 1 !== plyShown(scene) && words[at] === dealt && words[at + 1] === dealt;
  return words
    .map((text, at) => [from + at + 1, at === 0 ? text : withoutName(scene, seat, text)] as const)
    .filter((_, at) => !isMerged(at));
};

const block = (scene: Scene, acts: Acts, one: MoveBlock): TemplateResult => {
  const { seat } = one;
  const steps = listedIn(scene, one);
  const effects = costs(scene, one);
  const side = seat === null || seat < 0 ? nothing : `--side:${colourOf(scene, seat)}`;
  const point = (is: boolean) => () => acts.point(is ? one : null);
  return html`<li
    value=${steps[0]?.[0] ?? nothing}
    class=${steps.length > 1 || effects !== nothing ? 'turn' : nothing}
    style=${side}
    @pointerenter=${point(true)}
    @pointerleave=${point(false)}
    @focusin=${point(true)}
    @focusout=${point(false)}
  >
    ${steps.map(([index, words]) => step(scene, acts, index, words))}${effects}
  </li>`;
};

/** A menu of the players, to list the moves of one of them. */
const filter = ({ seen, speak, listed }: Scene, acts: Acts): TemplateResult | typeof nothing =>
  seen.seats.length < 2
    ? nothing
    : html`<select
        class="whose"
        aria-label=${speak('play.log.whose')}
        @change=${({ target }: Event) =>
          target instanceof HTMLSelectElement && acts.list(target.value === '' ? null : Number(target.value))}
      >
        <option value="" ?selected=${listed === null}>${speak('play.log.all')}</option>
        ${seen.seats.map(
          ({ name }, seat) => html`<option value=${seat} ?selected=${listed === seat}>${speak.called(name)}</option>`,
        )}
      </select>`;

/** The list of moves, and the way through them. */
export const moveList = (scene: Scene, acts: Acts): TemplateResult => {
  const { history, speak, listed, trail } = scene;
  trail?.follow(history);
  const blocks = blocksOf(history).filter(({ seat }) => listed === null || seat === listed);
  return html`<ol
      class="moves"
      start="0"
      tabindex="0"
      aria-label=${speak('play.moves')}
      @keydown=${mayLook(scene) ? byKeys(scene, acts) : nothing}
    >
      <li value="0">${step(scene, acts, 0, speak('play.start'))}</li>
      ${blocks.map((one) => block(scene, acts, one))}
    </ol>
    <div class="way">${mayLook(scene) ? jumpBar(scene, acts) : nothing} ${filter(scene, acts)}</div>`;
};
