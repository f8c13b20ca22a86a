/**
 * The panel beside the board: what people can do with the game, and the game's moves, points and rules.
 *
 * @packageDocumentation
 */

import { html, nothing, type TemplateResult } from 'lit';
import { ruleUrl } from '../../core/contract/rule.js';
import { orNull } from '../../core/values/absent.js';
import { newGame } from './form.js';
import { moveList } from './move-list.js';
import { hasNames, namings } from './naming.js';
import { Foreseeing } from './plan-panel.js';
import { points, result } from './result.js';
import type { Acts, Scene, Tab } from './scene.js';
import { comments, drawClaim, resigning, tableActs } from './table-requests.js';

const button = (text: string, act: () => void, isOff = false): TemplateResult =>
  html`<button type="button" ?disabled=${isOff} @click=${act}>${text}</button>`;

const draws = (scene: Scene, acts: Acts): TemplateResult | typeof nothing => {
  const { seen, speak, match } = scene;
  if (seen.draw !== null)
    return html`<span>${speak('play.draw.other', { who: seen.seats[seen.draw.by]!.name })}</span>
      ${button(speak('play.draw.accept'), () => acts.answerDraw(true))}
      ${button(speak('play.draw.decline'), () => acts.answerDraw(false))}`;
  if (seen.canClaimDraw) return drawClaim(scene, acts);
  // Bots do not answer draw offers.
  return match.persons.length > 1 ? button(speak('play.draw'), acts.offerDraw, match.asked !== null) : nothing;
};

/** The buttons for the actions that people can take in the game. */
export const doings = (scene: Scene, acts: Acts): TemplateResult => {
  const { game, seen, speak, match, own } = scene;
  if (own === null) return html`${tableActs(scene, acts)}`;
  if (scene.isAway)
    return html`<div class="bar" role="group" aria-label=${speak('play.game')}>
      ${button(speak('play.table'), acts.backToTable)}
    </div>`;
  // Nobody plays in a game that is only being studied.
  // Resigning from an earlier position would delete the moves after it, so it is allowed only at the latest position.
  const isNow = seen.ply === seen.plies;
  const mayEnd = seen.end === null && isNow && match.persons.length > 0 && seen.view !== null && !match.isStudy;
  return html`<div class="bar" role="group" aria-label=${speak('play.game')}>
    ${button(speak('play.new'), () => acts.form(seen.seats.length))}
    ${game.lesson === null ? nothing : button(speak('play.learn'), acts.learn)}
    ${button(speak('play.back'), () => acts.undo(), !seen.canUndo)}
    ${mayEnd ? html`${resigning(scene, acts)} ${draws(scene, acts)}` : nothing}
  </div>`;
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

const moves = (scene: Scene, acts: Acts): TemplateResult =>
  html`${moveList(scene, acts)} ${restoring(scene, acts)} ${thoughts(scene)}
  ${scene.own === null ? nothing : keeping(scene, acts)}`;

/** A button that brings dropped moves back; nothing if no moves were dropped. */
const restoring = ({ speak, own }: Scene, { restore }: Acts): TemplateResult | typeof nothing => {
  const dropped = orNull(own?.dropped);
  return dropped === null
    ? nothing
    : html`<div class="bar">${button(speak('play.restore', { count: dropped.count }), restore)}</div>`;
};

/** Buttons to analyse, share, copy and save the game. */
const keeping = ({ speak, isAnalysing, note }: Scene, acts: Acts): TemplateResult =>
  html`<div class="bar">
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

/** The speeds that people can choose, each with the text key for its name. */
const speeds = [
  ['calm', 0.5],
  ['usual', 1],
  ['fast', 2],
  ['once', 0],
] as const;

/** The menu for the coordinates; nothing if the game has none. */
const naming = (scene: Scene, acts: Acts): TemplateResult | typeof nothing =>
  !hasNames(scene.seen.view, scene.match.known?.board)
    ? nothing
    : html`<label class="option"
        ><span>${scene.speak('play.names')}</span>
        <select
          class="names"
          @change=${({ target }: Event) =>
            target instanceof HTMLSelectElement && acts.name(namings.find((one) => one === target.value) ?? 'auto')}
        >
          ${namings.map((one) => html`<option value=${one} ?selected=${one === scene.naming}>${scene.speak(`play.names.${one}`)}</option>`)}
        </select></label
      >`;

const pace = ({ speak, speed }: Scene, acts: Acts): TemplateResult =>
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
    case 'choose':
      return scene.cards(scene, acts) ?? html`<p role="status">${scene.speak('play.setting-up')}</p>`;
    case 'moves':
      return moves(scene, acts);
    case 'review':
      return scene.review(scene, acts) ?? html`<p role="status">${scene.speak('play.setting-up')}</p>`;
    case 'talk':
      return comments(scene, acts);
    case 'plan':
      return (
        scene.plan(scene, acts) ??
        html`<button type="button" @click=${() => acts.plan(true)}>${scene.speak('play.plan.begin')}</button>`
      );
    case 'points':
      return points(scene);
    case 'rules':
      return rules(scene);
    case 'settings':
      return html`${scene.own === null ? html`<slot name="settings"></slot>` : pace(scene, acts)} ${naming(scene, acts)}`;
  }
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Lets people move from one tab to the next with the arrow keys. */
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

/** True if a game on this machine can be reviewed: it has moves, and it either hides nothing or is over. */
const mayReview = ({ seen, game, match, own }: Scene): boolean =>
  own !== null && seen.plies > 0 && (match.hasEnded || !game.hides);

/**
 * The open sheet of the panel. The cards that describe choices have a separate sheet, which covers the stage on a phone. If all tabs shared one
 * sheet, that sheet would seem to move onto the stage.
 */
const sheet = (scene: Scene, acts: Acts): TemplateResult =>
  scene.tab === 'choose'
    ? html`<div class="sheet dealt" id="sheet" role="tabpanel" aria-labelledby="tab-choose">${shown(scene, acts)}</div>`
    : html`<div class="sheet" id="sheet" role="tabpanel" aria-labelledby="tab-${scene.tab}">${shown(scene, acts)}</div>`;

/** The panel, or the form for a new game in place of the panel. */
export const panel = (scene: Scene, acts: Acts): TemplateResult => {
  const { speak, tab, seen, forming, own } = scene;
  const ended: readonly Tab[] = seen.end === null ? [] : ['result'];
  const chosen: readonly Tab[] = scene.cards(scene, acts) === null ? [] : ['choose'];
  const ahead: readonly Tab[] = Foreseeing.isPossible(scene.match) ? ['plan'] : [];
  const past: readonly Tab[] = mayReview(scene) ? ['review'] : [];
  const more: readonly Tab[] = own === null ? ['talk', 'points', 'rules'] : ['points', 'rules'];
  const last: readonly Tab[] = own !== null || scene.hasSettings ? ['settings'] : [];
  const tabs: readonly Tab[] = [...ended, ...chosen, 'moves', ...ahead, ...past, ...more, ...last];
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
            ${speak(`play.${one}`)}${one === 'talk' && scene.unread > 0 ? html` <span class="unread">${scene.unread}</span>` : nothing}
          </button>`,
      )}
    </div>
    ${sheet(scene, acts)}
  </aside>`;
};
