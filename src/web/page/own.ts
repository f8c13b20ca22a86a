/**
 * The page that a server shows at its own address.
 *
 * @packageDocumentation
 */
import { thinkIn } from '../play/define.js';
import { mount } from './index.js';
import { openWorker } from './worker.js';

// The server sends the same page to everybody, so choose the language of the reader here if it is available.
if (navigator.language.toLowerCase().startsWith('de')) document.documentElement.setAttribute('lang', 'de');

// A review of a game that is over needs a bot that thinks beside the page.
thinkIn(openWorker);

const root = document.querySelector('main');
if (root !== null) mount(root, { server: new URL('./', location.href).href, site: null });
