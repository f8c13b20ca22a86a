/**
 * The page that a server shows at its own address.
 *
 * @packageDocumentation
 */
import { mount } from './index.js';

// The server has one page for everybody; its language is that of the reader where the page has it.
if (navigator.language.toLowerCase().startsWith('de')) document.documentElement.setAttribute('lang', 'de');

const root = document.querySelector('main');
if (root !== null) mount(root, { server: new URL('./', location.href).href, site: null });
