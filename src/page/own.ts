/**
 * The page on the server's own address.
 *
 * @packageDocumentation
 */
import { mount } from './index.js';

const root = document.querySelector('main');
if (root !== null) mount(root, { server: new URL('./', location.href).href, site: null });
