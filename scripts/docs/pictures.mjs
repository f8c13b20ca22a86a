/**
 * Draws the pictures of the README and the home page from position texts, light and dark: docs/public/pictures/<game>.svg. Needs `npm run build`
 * first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isLeft, printFault } from 'rulehouse';
import { svgOfText } from 'rulehouse/svg';

const folder = 'docs/public/pictures';
for (const [id, position] of Object.entries(JSON.parse(readFileSync(`${folder}/positions.json`, 'utf8')))) {
  const picture = svgOfText(id, position, { theme: 'auto' });
  if (isLeft(picture)) {
    console.error(`${id}: ${printFault(picture.left)}`);
    process.exitCode = 1;
  } else writeFileSync(`${folder}/${id}.svg`, `${picture.right}\n`);
}
