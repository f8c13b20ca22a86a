/**
 * The addresses of the repository and the site, which a release needs. A maintainer states both once, in scripts/release/release.json; `--write`
 * updates `repository`, `homepage` and `bugs` in the manifests, and the links in the README. Without `--write`, reports what is missing and fails;
 * the release job runs this first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

/**
 * The packages and their folders in the repository.
 *
 * @type {readonly { name: string, directory?: string }[]}
 */
const manifests = [{ name: 'package.json' }, { name: 'create-rulehouse/package.json', directory: 'create-rulehouse' }];

/** The fields of a manifest that depend on the addresses. Without a site, the repository is the homepage. */
export const fieldsOf = ({ repository, site }, directory) => ({
  repository: {
    type: 'git',
    url: `git+${repository}.git`,
    ...(directory === undefined ? {} : { directory }),
  },
  homepage: site === '' ? `${repository}#readme` : site,
  bugs: `${repository}/issues`,
});

/** Matches a link of the README, either by file path or by an address from an earlier release. */
const linked =
  /(?<before>\]\(|<img src=")(?:https:\/\/[^)\s"]*?\/)?(?:docs\/(?:public\/)?|blob\/main\/docs\/|raw\/main\/docs\/public\/)?(?<path>(?:guide|learn|reports|rules|tutorial|pictures)\/[\w-]+|index)\.(?<kind>md|html|svg)/g;

/** The README for npm, with full addresses for pages and pictures: on the site if there is one, otherwise in the repository. */
export const readmeOf = ({ repository, site }, text) => {
  if (repository === '') return text;
  const home = site.replace(/\/$/, '');
  return text.replaceAll(linked, (...found) => {
    const { before, path, kind } = found.at(-1);
    if (kind === 'svg') return `${before}${site === '' ? `${repository}/raw/main/docs/public` : home}/${path}.svg`;
    return `${before}${site === '' ? `${repository}/blob/main/docs/${path}.md` : `${home}/${path}.html`}`;
  });
};

const isAddress = (text) => /^https:\/\/[^/\s]+\/[^\s]*[^/\s]$/.test(text);

/** The mistakes in release.json. */
export const faultsOf = ({ repository, site }) => [
  ...(isAddress(repository)
    ? []
    : [
        `scripts/release/release.json: repository is ${JSON.stringify(repository)}; set it to an address such as https://github.com/OWNER/rulehouse. Without it, npm shows no source and no provenance`,
      ]),
  ...(site === '' || isAddress(site.replace(/\/$/, ''))
    ? []
    : [
        `scripts/release/release.json: site is ${JSON.stringify(site)}; set it to an address that begins with https://, or leave it empty`,
      ]),
];

const stated = read('scripts/release/release.json');

const main = () => {
  const faults = faultsOf(stated);
  if (faults.length > 0) return faults;
  return [...manifests.flatMap(ofManifest), ...ofReadme()];
};

const isWriting = process.argv.includes('--write');

const ofReadme = () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const now = readmeOf(stated, text);
  if (now === text) return [];
  if (!isWriting)
    return [
      'README.md does not link to the addresses in scripts/release/release.json (npm run release:check -- --write)',
    ];
  writeFileSync(join(root, 'README.md'), now);
  console.log('README.md: links and pictures written');
  return [];
};

const ofManifest = (/** @type {{ name: string, directory?: string }} */ { name, directory }) => {
  const manifest = read(name);
  const now = { ...manifest, ...fieldsOf(stated, directory) };
  if (JSON.stringify(now) === JSON.stringify(manifest)) return [];
  if (!isWriting) return [`${name} does not match scripts/release/release.json (npm run release:check -- --write)`];
  writeFileSync(join(root, name), `${JSON.stringify(now, null, 2)}\n`);
  console.log(`${name}: repository, homepage and bugs written`);
  return [];
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = main();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
  if (faults.length === 0) console.log('the manifests and the README link to the repository, the site and the issues');
}
