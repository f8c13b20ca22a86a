/**
 * The keys that work anywhere in the play element, besides those of its board. Each has a single letter, so they work only while the focus is inside
 * the element, and never while people write.
 *
 * @packageDocumentation
 */
import type { Place } from '../../face/part.js';
import { hasNames, otherNaming } from './naming.js';
import type { Acts, Scene } from './scene.js';
import { blocksOf, type MoveBlock } from './trail.js';

/** What the keys of an element need. */
export interface KeyPress {
  readonly scene: Scene;
  readonly acts: Acts;
  /** Turns the board around. */
  readonly turn: () => void;
  /** Where the sheet of keys is shown. */
  readonly root: ShadowRoot;
  /** The places that the board marks for a turn; null if it marks none. */
  readonly pointed: readonly Place[] | null;
}

/** The moves since the viewer's last turn, as one block. */
const sinceOwnTurn = ({ seen: { viewer, deciding }, history }: Scene): MoveBlock => {
  const own: readonly (number | null)[] = typeof viewer === 'number' ? [viewer] : deciding;
  const last = blocksOf(history).findLast(({ seat }) => own.includes(seat));
  const from = last === undefined ? 0 : last.from + last.moves.length;
  return { seat: null, from, moves: history.slice(from) };
};

const markTurn = ({ scene, acts, pointed }: KeyPress): void => {
  scene.trail?.follow(scene.history);
  acts.point(pointed === null ? sinceOwnTurn(scene) : null);
};

/** True if the board looks different from its other side. */
const hasSides = ({ seen: { view }, match }: Scene): boolean => {
  const board = match.known?.board;
  if (view === null || board === undefined) return false;
  const [one, other] = [false, true].map((turned) => JSON.stringify(board.pictures(view, { turned }, false)));
  return one !== other;
};

const mayName = ({ seen: { view }, match }: Scene): boolean => hasNames(view, match.known?.board);

const switchNames = ({ scene, acts, root }: KeyPress): void => acts.name(otherNaming(scene.naming, root));

/** The keys, each with the name of its text, what it does, and when it does something. */
const keys = [
  { key: 'l', name: 'turn', isPossible: ({ trail }: Scene): boolean => trail !== null, press: markTurn },
  { key: 'f', name: 'side', isPossible: hasSides, press: ({ turn }: KeyPress): void => turn() },
  { key: 'k', name: 'names', isPossible: mayName, press: switchNames },
] as const;

/** Shows all keys that do something now: those of the board, and those of the element. */
const showAll = async ({ scene, root }: KeyPress): Promise<void> => {
  const answers = await import('../board/answers.js').catch(() => undefined);
  const own = keys.filter(({ isPossible }) => isPossible(scene));
  answers?.showKeys(
    root,
    scene.speak.catalogues,
    own.map(({ name }) => scene.speak(`play.key.${name}`)),
  );
};

/** True if a key belongs to a field in which people write, to a menu, or to a sheet over the page. */
const isTaken = (event: KeyboardEvent): boolean =>
  event
    .composedPath()
    .some((one) => one instanceof Element && one.matches('input,textarea,select,dialog,[contenteditable]'));

/** True if a key may be one of the element's: no key of the browser, and not pressed where people write. */
export const mayPress = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  (event.key === '?' || keys.some(({ key }) => key === event.key.toLowerCase())) &&
  !isTaken(event);

/** Does what a key of the element does; other keys go on to where they were pressed. */
export const pressed = (event: KeyboardEvent, press: KeyPress): void => {
  const found = keys.find(({ key }) => key === event.key.toLowerCase());
  const isKnown = event.key === '?' || found?.isPossible(press.scene) === true;
  if (!isKnown) return;
  event.preventDefault();
  event.stopPropagation();
  if (found === undefined) void showAll(press);
  else found.press(press);
};
