/**
 * A front end in the browser without a framework: a board to click on, buttons for moves without a place on it, the reason for every refusal
 * with a link to its rule, a description of each move, undo, save and load. The person plays White; Black moves at random.
 *
 * Nothing here depends on the rules of the game: for another game, use another face and another picture.
 *
 * Run: npx vite examples/browser
 */
import {
  explain,
  type Fault,
  isLeft,
  isRuleOf,
  isSome,
  type Legal,
  type Refusal,
  readRecord,
  ruleUrl,
  type Seat,
  source,
  writeRecord,
} from 'rulehouse';
import {
  choices,
  clickedPlaces,
  terrafexFace as face,
  type Part,
  type Place,
  samePlace,
  say,
  whyNot,
} from 'rulehouse/face';
import { svg } from 'rulehouse/svg';
import { defaultOptions, game, initial, type Move, type State } from 'rulehouse/terrafex';

/** The address of the documentation site: `<html data-site="https://...">`; by default the root of this page's server. */
const site = document.documentElement.dataset['site'] ?? '/';
const person: Seat = 0;
const bot = source(1);
const speak = say([face.english]);

/** The game so far. States are immutable, so taking back a move means dropping the last states. */
let start: State = initial;
let steps: readonly { readonly move: Move; readonly after: State }[] = [];
/** The places that the person has clicked so far. */
let picked: readonly Part[] = [];

const now = (): State => steps.at(-1)?.after ?? start;
const isPersonToMove = (): boolean => game.toMove(now()).includes(person);

const push = (move: Legal<Move>): void => {
  const [before, after] = [now(), game.applyLegal(now(), move)];
  steps = [...steps, { move, after }];
  const told = face.changes(before, move, after).filter(({ _tag }) => _tag !== 'Counted');
  element('news').textContent = [face.describe(before, move), ...told.map((one) => face.describeChange(after, one))]
    .map(speak)
    .join('. ');
};

/** Plays the person's move, and then the bot's moves until the person is to move again or the game is over. */
const play = (move: Legal<Move>): void => {
  push(move);
  while (!isPersonToMove()) {
    const answers = game.legalMoves(now());
    const answer = answers[bot.below(answers.length)];
    if (answer === undefined) break;
    push(answer);
  }
  draw([]);
};

/** Handles a click: it adds the next part of a move, takes back the last part, starts a new move, or is refused by the rule of the nearest move. */
const click = (places: readonly Place[]): void => {
  const last = picked.at(-1);
  if (last !== undefined && places.some((place) => samePlace(place, last))) {
    draw(picked.slice(0, -1));
    return;
  }
  for (const before of [picked, []]) {
    const part = choices(face)(now(), before).next.find((next) => places.some((place) => samePlace(place, next)));
    if (part !== undefined) {
      draw([...before, part]);
      return;
    }
  }
  const why = places.map((place) => whyNot(face)(now(), [...picked, place])).find(isSome);
  if (why !== undefined) refuse(why.value.refusal);
};

// ---- the page ----

const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

/** Shows why something was refused; a rule number becomes a link to the rule. */
const refuse = (reason: Refusal<string> | Fault): void => {
  element('reason').textContent = `${explain(reason)} `;
  if (reason.rule === undefined || !isRuleOf(game.rules)(reason.rule)) return;
  const link = document.createElement('a');
  link.href = ruleUrl(game, site)(reason.rule);
  link.textContent = `Read the rule: ${game.rules[reason.rule]}`;
  element('reason').append(link);
};

const button = (text: string, onclick: () => void): HTMLButtonElement =>
  Object.assign(document.createElement('button'), { textContent: text, onclick });

const draw = (parts: readonly Part[]): void => {
  picked = parts;
  const { next, moves, complete, forced } = choices(face)(now(), picked);
  const marks = { picked, next: picked.length === 0 ? [] : next };
  element('board').innerHTML = svg(now(), { seat: person, theme: 'auto', interactive: true, marks });
  element('turn').textContent = speak(face.describeView(now()));
  element('reason').textContent = '';
  const only = complete ?? (picked.length > 0 && moves.length === 1 ? moves[0] : undefined);
  element('moves').replaceChildren(
    ...(only === undefined ? [] : [button(`Play: ${speak(face.describe(now(), only))}`, () => play(only))]),
    ...(forced.length > 0
      ? []
      : next.filter(({ kind }) => kind !== 'square').map((part) => button(part.label, () => draw([...picked, part])))),
  );
};

element('board').onclick = ({ target }) => {
  if (target instanceof Element) click(clickedPlaces(target));
};
element('undo').onclick = () => {
  do steps = steps.slice(0, -1);
  while (steps.length > 0 && !isPersonToMove());
  draw([]);
};
/** A record is plain text, which fits into the browser's storage, a file or a database row. */
element('save').onclick = () => {
  const record = writeRecord(game)(
    defaultOptions,
    null,
    start,
    steps.map(({ move }) => move),
  );
  if (isLeft(record)) refuse(record.left);
  else localStorage.setItem('terrafex', JSON.stringify(record.right));
};
/** Everything loaded from outside is checked: the record is replayed move by move. */
element('load').onclick = () => {
  const read = readRecord(game)(localStorage.getItem('terrafex') ?? '');
  if (isLeft(read)) {
    refuse(read.left);
    return;
  }
  [start, steps] = [read.right.start, []];
  for (const text of read.right.record.moves) {
    const move = game.legalMoves(now()).find((legal) => game.moveText.print(legal) === text);
    if (move !== undefined) push(move);
  }
  draw([]);
};
draw([]);
