/**
 * Shows, before a game begins, what is played at a table: the game, its options, the clock, and who may take moves back.
 *
 * @packageDocumentation
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { ClockSpec } from '../../table/index.js';
import type { Screen } from './screen.js';
import type { TableDescription } from './server.js';
import type { Words } from './words.js';

const [second, minute] = [1000, 60_000];

/** A duration in minutes and seconds, and also in hours if it is two hours or longer. */
const duration = (ms: number): string => {
  const hours = ms >= 120 * minute ? Math.floor(ms / (60 * minute)) : 0;
  const rest = ms - hours * 60 * minute;
  const [minutes, seconds] = [Math.floor(rest / minute), Math.floor((rest % minute) / second)];
  const parts = [`${hours} h`, `${minutes} min`, `${seconds} s`].filter((part) => !part.startsWith('0 '));
  return parts.length === 0 ? `${ms} ms` : parts.join(' ');
};

/** How time is measured at a table, in words. */
const clockText = (clock: ClockSpec | null, { of }: Words): string => {
  switch (clock?._tag) {
    case undefined:
      return of('page.clock.none');
    case 'Move':
      return of('page.clock.each', { time: duration(clock.ms) });
    case 'Fischer':
      return clock.increment === 0
        ? of('page.clock.game', { time: duration(clock.ms) })
        : of('page.clock.more', { time: duration(clock.ms), more: duration(clock.increment) });
    case 'Delay':
      return clock.delay === 0
        ? of('page.clock.game', { time: duration(clock.ms) })
        : of('page.clock.free', { time: duration(clock.ms), free: duration(clock.delay) });
    case 'Days':
      return of('page.clock.day', { count: clock.days });
  }
};

/** When seats may be claimed, in words. */
const claimText = (ms: number, { of }: Words): string => of('page.claim.after', { time: duration(ms) });

/** The table's clock and the players who may take moves back, what happens when somebody leaves, and when seats may be claimed, if the server states them. */
const agreed = (
  { clock, undo, leaving, claim }: TableDescription,
  words: Words,
): readonly (readonly [name: string, value: string])[] => [
  ...(clock === undefined ? [] : [[words.of('page.clock'), clockText(clock, words)] as const]),
  ...(undo === undefined ? [] : [[words.of('page.back'), words.of(`page.back.${undo}`)] as const]),
  ...(leaving === undefined ? [] : [[words.of('page.leaving'), words.of(`page.leaving.${leaving}`)] as const]),
  ...(claim == null ? [] : [[words.of('page.claim'), claimText(claim.afterMs, words)] as const]),
];

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The title of the game, the options that were chosen for the table, its clock, and who may take moves back. People should know what is played at a
 * table before they take a seat.
 */
export const aboutGame = (
  { about, catalogue }: Screen,
  game: string,
  words: Words,
): TemplateResult | typeof nothing => {
  if (about === null) return nothing;
  const infos = catalogue?.games.find(({ id }) => id === game)?.options ?? [];
  const meaningOf = (name: string): string => infos.find((one) => one.name === name)?.meaning ?? name;
  const options = Object.entries(about.options).filter(([, value]) => value !== null);
  const chosen = [
    ...options.map(([name, value]) => [words.about(game, meaningOf(name)), valueText(value)] as const),
    ...agreed(about, words),
  ];
  return html`<h2>${words.of('page.plays', { game: about.title })}</h2>
    ${
      chosen.length === 0
        ? nothing
        : html`<ul class="chosen" aria-label=${words.of('page.options')}>
            ${chosen.map(([name, value]) => html`<li>${name}: ${value}</li>`)}
          </ul>`
    }`;
};
