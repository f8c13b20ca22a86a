/** Adds a button to each piece of code that can run in the page. Without scripts, the code stays unchanged. */
import { isOffered } from './offered.js';
import { isRunnable } from './runnable.js';

/** Adds a button to every piece of code on the page, except lines that only import a name. */
export const addRunButtons = (): void => {
  for (const block of document.querySelectorAll<HTMLElement>('.vp-doc .language-ts:not([data-run], .import)')) {
    const code = block.querySelector('code')?.textContent ?? '';
    block.dataset['run'] = '';
    if (!isRunnable(code, isOffered)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'run-open';
    button.textContent = 'Open and run';
    button.addEventListener('click', () => {
      button.disabled = true;
      void import('./editor.js').then(({ openEditor }) => openEditor(block, code));
    });
    block.append(button);
  }
};
