/**
 * The buttons below a board, which make the move, pick parts that have no place on the board, or take back a pick.
 *
 * @packageDocumentation
 */
import type { Deed } from '../../face/deed.js';
import { type Message, message } from '../../face/message.js';
import type { Part, Place } from '../../face/part.js';
import type { AnySnapshot } from '../session/any-session.js';

/** A button. */
export type Control =
  | { readonly _tag: 'Play'; readonly text: string; readonly move: string }
  | { readonly _tag: 'Part'; readonly text: string; readonly part: Part }
  | { readonly _tag: 'TakeBack'; readonly text: string }
  /** A kind of action; if it is not possible, the button is grey, and a click says why. */
  | { readonly _tag: 'Deed'; readonly text: string; readonly deed: Deed; readonly part: Part | undefined }
  /** Returns from the choices of a kind of action to all kinds. */
  | { readonly _tag: 'Back'; readonly text: string };

/** The bar of actions: all kinds or, once a kind is chosen, its choices that have no place on the map. */
export const barOf = (
  deeds: readonly Deed[],
  chosen: Deed | undefined,
  say: (said: Message) => string,
  tell: (text: string) => string,
): readonly Control[] => {
  if (chosen === undefined)
    return deeds.map(
      (deed): Control => ({ _tag: 'Deed', text: say(message(`deed.${deed.name}`)), deed, part: deed.only }),
    );
  const parts = chosen.choices.filter(({ part }) => part.kind !== 'hex');
  return [
    ...parts.map(({ part, text }): Control => ({ _tag: 'Part', text: text === '' ? part.label : tell(text), part })),
    { _tag: 'Back', text: say(message('board.back')) },
  ];
};

/**
 * Returns the buttons to show after the clicks so far. If only one move is left, a button makes that move; the parts that are not yet picked get no
 * buttons.
 *
 * @param hasTarget - returns true if a place can be clicked on the board
 */
export const controlsOf = (
  { move, offers, named, picked, viewer, waiting }: AnySnapshot,
  hasTarget: (place: Place) => boolean,
  say: (said: Message) => string,
): readonly Control[] => {
  // A decision that waits for those of others is taken back as a whole, outside the board.
  const taken = waiting.some(({ seat }) => seat === viewer) ? undefined : picked.at(-1);
  const parts = named === 'alone' || named === 'whole' ? [] : offers.filter((part) => !hasTarget(part));
  return [
    ...(move === null
      ? []
      : [{ _tag: 'Play', text: say(message('board.play', { move: move.words })), move: move.text } as const]),
    ...parts.map((part): Control => ({ _tag: 'Part', text: part.label, part })),
    ...(taken === undefined
      ? []
      : [{ _tag: 'TakeBack', text: say(message('board.takeBack', { part: taken.label })) } as const]),
  ];
};

const nameOf = { Play: 'play', Part: 'choice', TakeBack: 'back', Deed: 'deed', Back: 'leave' } as const;

/** Makes the buttons: the first can be reached by Tab, the others by the arrow keys. */
export const buttonsIn = (
  controls: readonly Control[],
  press: (control: Control) => void,
): readonly HTMLButtonElement[] =>
  controls.map((control, index) => {
    const button = document.createElement('button');
    const name = nameOf[control._tag];
    button.type = 'button';
    button.className = name;
    button.textContent = control.text;
    button.tabIndex = index === 0 ? 0 : -1;
    button.setAttribute('part', `button ${name}`);
    if (control._tag === 'Deed') {
      button.setAttribute('aria-disabled', String(control.deed.choices.length === 0));
      button.setAttribute('data-deed', control.deed.name);
    }
    if ('part' in control && control.part !== undefined)
      button.setAttribute(`data-${control.part.kind}`, control.part.value);
    if (control._tag === 'Play') button.setAttribute('data-move', control.move);
    button.addEventListener('click', () => press(control));
    return button;
  });

/** The sentence that warns of the move which a button makes; nothing if there is no danger. Screen readers say it when it appears. */
export const warningIn = (textContent: string): readonly HTMLElement[] =>
  textContent === '' ? [] : [Object.assign(document.createElement('p'), { textContent, role: 'alert' })];
