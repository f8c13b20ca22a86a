/**
 * The page that a server shows at its own address.
 *
 * @packageDocumentation
 */
import { mount } from './index.js';

// The server sends the same page to everybody, so choose the language of the reader here if it is available.
if (navigator.language.toLowerCase().startsWith('de')) document.documentElement.setAttribute('lang', 'de');

const root = document.querySelector('main');
if (root !== null) mount(root, { server: new URL('./', location.href).href, site: null });
