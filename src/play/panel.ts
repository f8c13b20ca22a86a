/**
 * The panel beside the board: what can be done to the game, its moves, points and rules.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import { ruleUrl } from '../core/contract/rule.js';
import { newGame } from './form.js';
import { points, result } from './result.js';
import type { Acts, Scene, Tab } from './scene.js';

const button = (text: string, act: () => void, isOff = false): TemplateResult =>
  html`<button type="button" ?disabled=${isOff} @click=${act}>${text}</button>`;

const draws = ({ seen, speak, match }: Scene, acts: Acts): TemplateResult | typeof nothing => {
  if (seen.end !== null) return nothing;
  if (seen.draw !== null)
    return html`<span>${speak('play.draw.offered', { who: seen.seats[seen.draw.by]!.name })}</span>
      ${button(speak('play.draw.accept'), () => acts.answerDraw(true))}
      ${button(speak('play.draw.decline'), () => acts.answerDraw(false))}`;
  // Bots do not answer.
  return match.persons.length > 1 ? button(speak('play.draw'), acts.offerDraw) : nothing;
};

/** What can be done to the game. */
export const doings = (scene: Scene, acts: Acts): TemplateResult => {
  const { game, seen, speak, isResigning, match } = scene;
  const mayResign = seen.end === null && match.persons.length > 0 && seen.view !== null;
  return html`<div class="bar" role="group" aria-label=${speak('play.game')}>
    ${button(speak('play.new'), () => acts.form(seen.seats.length))}
    ${game.lesson === null ? nothing : button(speak('play.learn'), acts.learn)}
    ${button(speak('play.back'), acts.undo, !seen.canUndo)}
    ${mayResign ? button(speak(isResigning ? 'play.resign.sure' : 'play.resign'), acts.resign) : nothing}
    ${draws(scene, acts)}
  </div>`;
};

const told = ({ speak, seen, match }: Scene, index: number, by: number | null, words: string | null): string => {
  if (words !== null) return words;
  if (by === -1) return speak('play.chance');
  if (by !== null && match.persons.length === 1 && by === seen.viewer) return speak('play.secret.own');
  return speak('play.secret', { who: by === null ? String(index) : seen.seats[by]!.name });
};

const step = (scene: Scene, acts: Acts, index: number, words: string): TemplateResult => {
  const { seen, match, speak, site, game } = scene;
  const tried = match.tried.filter(({ ply }) => ply === index);
  return html`<li>
    <button
      type="button"
      aria-current=${index === seen.ply ? 'step' : nothing}
      @click=${() => acts.look(index)}
    >
      ${words}
    </button>
    ${tried.map(
      ({ move, rule, text }) =>
        html`<p class="tried">
          ${speak('play.refused', { move })},
          ${rule === '' || site === null ? rule : html`<a href=${ruleUrl<string>(game, site)(rule)}>${rule}</a>`}: ${text}
        </p>`,
    )}
  </li>`;
};

const percent = (part: number): string => `${Math.round(part * 100)} %`;

const thoughts = ({ lines, speak }: Scene): TemplateResult | typeof nothing =>
  lines.length === 0
    ? nothing
    : html`<table class="lines">
        <caption>
          ${speak('play.thinks')}
        </caption>
        <thead>
          <tr>
            <th>${speak('play.move')}</th>
            <th>${speak('play.tried')}</th>
            <th>${speak('play.worth')}</th>
          </tr>
        </thead>
        <tbody>
          ${lines.map(
            ({ words, share, value, proven }) =>
              html`<tr>
                <td>${words}</td>
                <td>${percent(share)}</td>
                <td>${proven ?? (value === null ? '' : percent(value))}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;

const moves = (scene: Scene, acts: Acts): TemplateResult => {
  const { history, speak, isAnalysing, note } = scene;
  const steps = [speak('play.start'), ...history.map(({ seat, words }, index) => told(scene, index, seat, words))];
  return html`<ol class="moves" start="0" tabindex="0" aria-label=${speak('play.moves')}>
      ${steps.map((words, index) => step(scene, acts, index, words))}
    </ol>
    ${thoughts(scene)}
    <div class="bar">
      ${button(speak(isAnalysing ? 'play.stop' : 'play.analyse'), acts.analyse)}
      ${button(speak('play.share'), acts.copyLink)} ${button(speak('play.copy'), acts.copyRecord)}
      ${button(speak('play.save'), acts.save)}
      <label class="file"
        >${speak('play.load')}<input
          type="file"
          accept=".json,application/json"
          @change=${({ target }: Event) => target instanceof HTMLInputElement && acts.load(target.files?.[0])}
      /></label>
      <span role="status">${note}</span>
    </div>`;
};

const rules = ({ game, site, speak }: Scene): TemplateResult => {
  const urlOf = site === null ? null : ruleUrl<string>(game, site);
  return html`${site === null ? nothing : html`<p><a href="${site}rules/${game.id}.html">${speak('play.book')}</a></p>`}
    <ul class="rules">
      ${Object.entries(game.rules).map(
        ([rule, title]) =>
          html`<li>${urlOf === null ? rule : html`<a href=${urlOf(rule)}>${rule}</a>`} ${speak(title)}</li>`,
      )}
    </ul>`;
};

/** The speeds that people choose from, by their words. */
const speeds = [
  ['calm', 0.5],
  ['usual', 1],
  ['fast', 2],
  ['once', 0],
] as const;

const settings = ({ speak, speed }: Scene, acts: Acts): TemplateResult =>
  html`<label class="option"
      ><span>${speak('play.speed')}</span>
      <select
        class="speed"
        @change=${({ target }: Event) => target instanceof HTMLSelectElement && acts.pace(Number(target.value))}
      >
        ${speeds.map(([word, number]) => html`<option value=${number} ?selected=${number === speed}>${speak(`play.speed.${word}`)}</option>`)}
      </select></label
    >
    <p>${speak('play.skip')}</p>`;

const shown = (scene: Scene, acts: Acts): TemplateResult => {
  switch (scene.tab) {
    case 'result':
      return result(scene, acts);
    case 'moves':
      return moves(scene, acts);
    case 'review':
      return scene.review(scene, acts) ?? html`<p role="status">${scene.speak('play.setting-up')}</p>`;
    case 'points':
      return points(scene);
    case 'rules':
      return rules(scene);
    case 'settings':
      return settings(scene, acts);
  }
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys lead from one tab to the next. */
const leads =
  (tabs: readonly Tab[], acts: Acts) =>
  ({ key, currentTarget }: KeyboardEvent): void => {
    const by = steps[key];
    if (by === undefined || !(currentTarget instanceof HTMLElement)) return;
    const buttons = [...currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((one) => one.getAttribute('aria-selected') === 'true');
    const to = (at + by + tabs.length) % tabs.length;
    const next = tabs[to];
    if (next !== undefined) acts.open(next);
    buttons[to]?.focus();
  };

/** A game can be looked back at once it has moves; while it hides something, only when it is over. */
const mayReview = ({ seen, game, match }: Scene): boolean => seen.plies > 0 && (match.hasEnded || !game.hides);

/** The panel, or the form of a new game in its place. */
export const panel = (scene: Scene, acts: Acts): TemplateResult => {
  const { speak, tab, seen, forming } = scene;
  const ended: readonly Tab[] = seen.end === null ? [] : ['result'];
  const past: readonly Tab[] = mayReview(scene) ? ['review'] : [];
  const tabs: readonly Tab[] = [...ended, 'moves', ...past, 'points', 'rules', 'settings'];
  if (forming !== null)
    return html`<aside class="panel" aria-label=${speak('play.panel')}>${newGame(scene, acts)}</aside>`;
  return html`<aside class="panel" aria-label=${speak('play.panel')}>
    ${doings(scene, acts)}
    <div class="tabs" role="tablist" aria-label=${speak('play.panel')} @keydown=${leads(tabs, acts)}>
      ${tabs.map(
        (one) =>
          html`<button
            type="button"
            role="tab"
            id="tab-${one}"
            aria-controls="sheet"
            aria-selected=${one === tab ? 'true' : 'false'}
            tabindex=${one === tab ? 0 : -1}
            @click=${() => acts.open(one)}
          >
            ${speak(`play.${one}`)}
          </button>`,
      )}
    </div>
    <div class="sheet" id="sheet" role="tabpanel" aria-labelledby="tab-${tab}">${shown(scene, acts)}</div>
  </aside>`;
};
