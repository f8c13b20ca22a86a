/** Where the site is: a maintainer states it in scripts/build/release.json, and nothing else says so. */
import { readFileSync } from 'node:fs';

/** @type {{ repository: string, site: string }} */
const stated = JSON.parse(readFileSync(new URL('./release.json', import.meta.url), 'utf8'));

/** The address without a slash at its end; empty where none is stated. `DOCS_SITE` is for a build that goes elsewhere. */
export const site = (process.env['DOCS_SITE'] ?? stated.site).replace(/\/$/, '');

const path = process.env['DOCS_BASE'] ?? (site === '' ? '' : new URL(site).pathname);

/** The path below which the site is served, with a slash at both ends: `DOCS_BASE=/rulehouse/ npm run docs`. */
export const base = `/${path}/`.replaceAll(/\/+/g, '/');

/**
 * The address of a page or file of the site: whole where the site is known, else its path.
 *
 * @param {string} name - the path below the site, without a slash in front
 */
export const addressOf = (name) => (site === '' ? `${base}${name}` : `${site}/${name}`);

/**
 * The permanent name of a JSON Schema document, its `$id`: where the site has it, else a name that is not an address.
 *
 * @param {string} name - for instance `terrafex.move`
 */
export const schemaId = (name) => (site === '' ? `urn:rulehouse:schema:${name}` : `${site}/schemas/${name}.json`);
