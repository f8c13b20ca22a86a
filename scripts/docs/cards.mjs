/**
 * Draws the preview pictures that social networks show for links to the site, one for each game and one for the library:
 * docs/public/cards/<game>.png, 1,200 by 630. They are committed to the repository, so that the site builds without a browser. Run this when the
 * pictures of the README change (`node scripts/docs/pictures.mjs`).
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { withBrowser } from '../check/chromium.mjs';

const games = {
  icetraders: 'IceTraders',
  'terra-mystica': 'Terra Mystica',
  terrafex: 'Terrafex',
  toframenn: 'Töframenn',
  transformartian: 'Transformartian',
};

const imageOf = (id) =>
  `<img src="data:image/svg+xml;base64,${readFileSync(`docs/public/pictures/${id}.svg`).toString('base64')}">`;

const style = `
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 1.15fr; gap: 40px; align-items: center;
    padding: 48px 56px; background: #f7f5ef; color: #1d2733; font: 34px/1.35 system-ui, sans-serif; }
  h1 { font-size: 74px; line-height: 1.1; margin-bottom: 26px; }
  .house { color: #5a6672; margin-top: 34px; font-size: 28px; }
  .one img { display: block; margin: auto; max-width: 100%; max-height: 530px; }
  .all { display: grid; grid-template-columns: repeat(2, 1fr); gap: 14px; align-items: center; justify-items: center; }
  .all img { max-width: 100%; max-height: 250px; }`;

const card = (title, text, pictures, name) =>
  `<!doctype html><style>${style}</style><div><h1>${title}</h1><p>${text}</p><p class="house">rulehouse</p></div><div class="${name}">${pictures}</div>`;

const cards = [
  ...Object.entries(games).map(([id, title]) => [
    id,
    card(title, 'The rules for your program: what is legal, why not, who wins.', imageOf(id), 'one'),
  ]),
  [
    'rulehouse',
    card(
      'Games that know their rules',
      'Five tabletop games as one TypeScript library. Every refusal cites its rule.',
      ['terrafex', 'toframenn', 'transformartian', 'icetraders'].map(imageOf).join(''),
      'all',
    ),
  ],
];

mkdirSync('docs/public/cards', { recursive: true });
await withBrowser(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const [name, html] of cards) {
    await page.setContent(html);
    await page.screenshot({ path: `docs/public/cards/${name}.png` });
  }
});
console.log(`${cards.length} cards in docs/public/cards`);
