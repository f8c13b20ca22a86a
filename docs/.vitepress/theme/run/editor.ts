/** Replaces a piece of code with an editor, with a button that runs the code and shows its output below. */
import { javascript } from '@codemirror/lang-javascript';
import { EditorState } from '@codemirror/state';
import { oneDark } from '@codemirror/theme-one-dark';
import { keymap } from '@codemirror/view';
import { basicSetup, EditorView } from 'codemirror';
import type { Said } from './worker.js';

/** The time limit of a program in seconds. */
const patience = 30;

const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
};

const textOf = (said: Said): string => {
  switch (said._tag) {
    case 'Value':
      return `line ${said.line}: ${said.text}`;
    case 'Log':
      return said.text;
    case 'Fault':
      return said.text;
    case 'Done':
      return '';
  }
};

/** Opens an editor with the code, runs it at once, and replaces `block`. */
export const openEditor = (block: HTMLElement, code: string): void => {
  const output = made('div', { class: 'run-output', role: 'log', 'aria-label': 'Output', tabindex: '0' });
  const [runs, stops, resets] = [
    made('button', { type: 'button', class: 'run-button' }, 'Run'),
    made('button', { type: 'button', class: 'run-button', disabled: '' }, 'Stop'),
    made('button', { type: 'button', class: 'run-button' }, 'Put back'),
  ];
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string, kind: string): void => {
    output.append(made('div', { class: `run-line run-${kind}` }, text));
  };
  const end = (text: string, kind: string): void => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    stops.disabled = true;
    say(text, kind);
  };
  const run = (): void => {
    clearTimeout(timer);
    worker?.terminate();
    output.replaceChildren();
    stops.disabled = false;
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = ({ message }) => end(message === '' ? 'the program could not be started' : message, 'fault');
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data._tag === 'Done') end('Done.', 'done');
      else if (data._tag === 'Fault') end(textOf(data), 'fault');
      else say(textOf(data), 'value');
    };
    worker.postMessage(view.state.doc.toString());
    timer = setTimeout(() => end(`Stopped after ${patience} seconds.`, 'fault'), patience * 1000);
  };

  const editor = made('div', { class: 'run-editor' });
  const view = new EditorView({
    parent: editor,
    state: EditorState.create({
      doc: code,
      extensions: [
        // Must come before the default keys, which use this key for something else.
        keymap.of([{ key: 'Mod-Enter', run: () => (run(), true) }]),
        basicSetup,
        javascript({ typescript: true }),
        document.documentElement.classList.contains('dark') ? oneDark : [],
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Code that can be changed and run' }),
      ],
    }),
  });
  runs.addEventListener('click', run);
  stops.addEventListener('click', () => end('Stopped.', 'done'));
  resets.addEventListener('click', () => {
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
  });
  const bar = made('div', { class: 'run-bar' });
  bar.append(runs, stops, resets);
  const whole = made('div', { class: 'run' });
  whole.append(editor, bar, output);
  block.replaceWith(whole);
  runs.focus();
  run();
};
