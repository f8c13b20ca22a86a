#!/usr/bin/env node
/** Runs `rulehouse new my-game` for `npm create rulehouse my-game`. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const manifest = createRequire(import.meta.url).resolve('rulehouse/package.json');
const { bin } = createRequire(import.meta.url)(manifest);
process.argv.splice(2, 0, 'new');
await import(pathToFileURL(join(dirname(manifest), bin.rulehouse)).href);
