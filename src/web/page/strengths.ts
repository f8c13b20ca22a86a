/**
 * The bots of a server by the strength that people choose.
 *
 * @packageDocumentation
 */
import { html, type TemplateResult } from 'lit';
import { english, type Key } from './english.js';
import type { OfferedGame, ServerCatalogue } from './server.js';
import type { Words } from './words.js';

/** A bot that people can choose, with its name. */
export interface NamedBot {
  readonly bot: string;
  readonly name: string;
}

const isKey = (key: string): key is Key => Object.hasOwn(english, key);

/** The bots for a game, the weakest first. Servers of earlier releases name no strengths; their bots have the texts that programs use. */
export const botsFor = (
  game: OfferedGame | undefined,
  { bots }: ServerCatalogue,
  { of }: Words,
): readonly NamedBot[] =>
  game?.strengths === undefined
    ? bots.map((bot) => ({ bot, name: bot }))
    : game.strengths.map(({ name, bot }) => {
        const key = `page.strength.${name}`;
        return { bot, name: isKey(key) ? of(key) : bot };
      });

/** The bot that is chosen first: the second weakest. */
const usual = 1;

/** A menu of bots by strength; the texts that programs use are in tooltips. */
export const botMenu = (name: string, label: string, bots: readonly NamedBot[]): TemplateResult =>
  html`<select name=${name} aria-label=${label}>
    ${bots.map(({ bot, name: strength }, at) => html`<option value=${bot} title=${bot} ?selected=${at === usual}>${strength}</option>`)}
  </select>`;
