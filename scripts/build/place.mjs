/** The address of the site. A maintainer states it in scripts/release/release.json, and it is stated nowhere else. */
import { readFileSync } from 'node:fs';

/** @type {{ repository: string, site: string }} */
const stated = JSON.parse(readFileSync(new URL('../release/release.json', import.meta.url), 'utf8'));

/** The address without a trailing slash; empty if none is stated. Set `DOCS_SITE` to build for another address. */
export const site = (process.env['DOCS_SITE'] ?? stated.site).replace(/\/$/, '');

const path = process.env['DOCS_BASE'] ?? (site === '' ? '' : new URL(site).pathname);

/** The path under which the site is served, with a slash at both ends: `DOCS_BASE=/rulehouse/ npm run docs`. */
export const base = `/${path}/`.replaceAll(/\/+/g, '/');

/**
 * The address of a page or file of the site: a full address if the site is known, otherwise a path.
 *
 * @param {string} name - the path below the site, without a leading slash
 */
export const addressOf = (name) => (site === '' ? `${base}${name}` : `${site}/${name}`);

/**
 * The permanent `$id` of a JSON Schema document: its address if the site is known, otherwise a URN.
 *
 * @param {string} name - for instance `terrafex.move`
 */
export const schemaId = (name) => (site === '' ? `urn:rulehouse:schema:${name}` : `${site}/schemas/${name}.json`);
