// @vitest-environment happy-dom
/** Cards for choices: the factions of Terra Mystica in words, chosen with a button. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { german as cardsInGerman } from '../../../src/face/german/cards.js';
import { german } from '../../../src/face/german/index.js';
import { message, say, terraMysticaFace } from '../../../src/face/index.js';
import { factions } from '../../../src/games/terra-mystica/index.js';
import { english as cardsInEnglish } from '../../../src/web/play/cards/english.js';
import { factionCard, factionDeck } from '../../../src/web/play/cards/factions.js';
import { definePlay, terraMysticaPlay } from '../../../src/web/play/index.js';
import { rulesOf } from './rules-of.js';

const speakers = {
  en: say([cardsInEnglish, terraMysticaFace.english]),
  de: say([cardsInGerman, german.games['terra-mystica']]),
};

describe('the cards of factions', () => {
  test.each(factions.map((faction) => [faction.id, faction] as const))('%s in both languages', (_, faction) => {
    const { title, facts, powers, picture } = factionCard(faction, false);
    for (const speak of [speakers.en, speakers.de])
      for (const one of [title, ...facts, ...powers]) expect(speak(one)).not.toMatch(/card\.|faction\.|\{|undefined/);
    // A faction that changes none of the common rules has at least one ability.
    expect(powers.length).toBeGreaterThan(0);
    expect(picture).toMatch(/^<svg .*<\/svg>$/);
  });

  test('say what the rules say', () => {
    const saidOf = (id: string) =>
      factions.filter((one) => one.id === id).flatMap((one) => factionCard(one, false).powers.map(speakers.en));
    expect(saidOf('chaosmagicians')).toEqual([
      'Begins with one dwelling, placed after all others',
      'Takes 2 favor tiles each time',
      'With its stronghold, once a round: 2 actions in one turn (for nothing)',
    ]);
    expect(saidOf('dwarves')).toEqual([
      'Has no ships',
      'Tunnels over one hex for 2 workers, with its stronghold for 1: 4 points each time',
    ]);
    const fakirs = factions.find(({ id }) => id === 'fakirs') ?? expect.fail();
    const pointsOf = (isOf2017: boolean) => factionCard(fakirs, isOf2017).facts.map(speakers.en);
    expect(pointsOf(false)).toContain('Coins 15, workers 3, priests 0, points 20');
    expect(pointsOf(true)).toContain('Coins 15, workers 3, priests 0, points 33');
  });

  test('have the same texts in both languages, with the same gaps', () => {
    const gaps = ({ texts }: typeof cardsInEnglish) =>
      Object.entries(texts).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(String).sort()]);
    expect(gaps(cardsInGerman)).toEqual(gaps(cardsInEnglish));
  });

  test('every text is used', () => {
    const used = new Set<string>();
    const note = ({ key, params }: ReturnType<typeof message>): void => {
      used.add(key);
      for (const one of Object.values(params)) if (typeof one === 'object' && 'key' in one) note(one);
    };
    for (const faction of rulesOf(factions)) {
      const { facts, powers } = factionCard(faction, false);
      for (const one of [...facts, ...powers]) note(one);
    }
    expect(Object.keys(cardsInEnglish.texts).filter((key) => !used.has(key))).toEqual([]);
  });

  test('there is none for what is no faction', () => {
    const view = { switches: { 'vp-variant': 'none' } };
    expect(factionDeck.cardOf(view, 'orcs')).toBeNull();
    expect(factionDeck.cardOf(view, 'witches')?.title).toEqual(message('faction.witches'));
  });
});

describe('in the element', () => {
  beforeAll(() => {
    definePlay([terraMysticaPlay], [german]);
    window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  });

  test('a button on a card chooses, and the list of moves comes back', async () => {
    // `definePlay` has defined this element.
    const element = document.createElement('rulehouse-play');
    element.game = 'terra-mystica';
    document.body.append(element);
    const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
    await vi.waitFor(() => expect(all('.card').length).toBeGreaterThan(9), { timeout: 20_000 });
    const [tab] = all('[aria-selected=true]');
    expect(tab?.textContent.trim()).toBe('Choose');
    const card = all('.card').at(-1);
    const name = card?.querySelector('h3')?.textContent.trim() ?? expect.fail();
    expect(card?.textContent).toMatch(/Home: [^]*Coins \d/);
    card?.querySelector('button')?.click();
    await vi.waitFor(() => expect(all('.card')).toEqual([]));
    expect(all('.moves > li').some((one) => one.textContent.includes(name))).toBe(true);
    element.remove();
  });
});
