/**
 * Keeps the public API of every entry as text in test/api, so that changes to it are visible in reviews. Compares the built declarations with
 * these files; `--write` updates them. Needs `npm run build` first.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { entries as stated } from '../build/entries.mjs';

const home = 'test/api';
const entries = stated.map(({ key, types }) => ({
  name: key === '.' ? 'rulehouse' : key.slice(2).replaceAll('/', '.'),
  types,
}));

/** The API report of one entry. */
const report = ({ name, types }, folder) => {
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: join(process.cwd(), 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: process.cwd(),
      mainEntryPointFilePath: join(process.cwd(), types),
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: { tsconfigFilePath: join(process.cwd(), 'tsconfig.json') },
      newlineKind: 'lf',
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    // Warnings are already part of the report, so only errors matter here.
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  return readFileSync(join(folder, `${name}.api.md`), 'utf8');
};

/** The lines that occur more often in one text than in the other. */
const beyond = (text, other) => {
  const counts = new Map();
  for (const line of other.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
};

const folder = mkdtempSync(join(tmpdir(), 'api-'));
const changed = entries.filter((entry) => {
  const now = report(entry, folder);
  const file = join(home, `${entry.name}.api.md`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (process.argv.includes('--write')) {
    mkdirSync(home, { recursive: true });
    writeFileSync(file, now);
  } else if (now !== before) {
    console.error(`${file} is not up to date (npm run api -- --write):`);
    for (const line of beyond(before, now)) console.error(`- ${line}`);
    for (const line of beyond(now, before)) console.error(`+ ${line}`);
    return true;
  }
  return false;
});
rmSync(folder, { recursive: true });
console.log(`${entries.length} entries, ${changed.length} changed`);
process.exitCode = changed.length === 0 ? 0 : 1;
