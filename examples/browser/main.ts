/**
 * A front end in the browser without a framework: a board to click on, the legal moves, the reason of every refusal with a link to its
 * rule, taking back, saving and loading. White is the person, Black a bot that moves at random.
 *
 * Run: npx vite examples/browser
 */
import { applyText, type Fault, isLeft, isRuleOf, isSome, type Legal, printFault } from 'rulehouse';
import { readRecord, ruleUrl, type Seat, source, writeRecord } from 'rulehouse';
import { defaultOptions, game, initial, type Move, type State } from 'rulehouse/terrafex';
import { terrafexSvg } from 'rulehouse/svg';

/** Where the documentation site is: `<html data-site="https://...">`; the root of this page's server if nothing else is said. */
const site = document.documentElement.dataset['site'] ?? '/';

const person: Seat = 0;
const bot = source(1);

/** A move and the state after it. */
interface Step {
  readonly move: Move;
  readonly after: State;
}

/** The game so far. States are immutable, so taking back is forgetting the last ones. */
let start: State = initial;
let steps: readonly Step[] = [];
/** The square that the person clicked on: only moves that name it are offered. */
let square: string | undefined;

const now = (): State => steps.at(-1)?.after ?? start;

const push = (move: Legal<Move>): void => {
  steps = [...steps, { move, after: game.applyLegal(now(), move) }];
};

const isPersonToMove = (): boolean => game.toMove(now()).includes(person);

/** Plays a move of the person, then moves of the bot until the person is to move again or the game is over. */
const play = (move: Legal<Move>): void => {
  push(move);
  while (!isPersonToMove()) {
    const answers = game.legalMoves(now());
    const answer = answers[bot.below(answers.length)];
    if (answer === undefined) break;
    push(answer);
  }
  square = undefined;
  draw();
};

const takeBack = (): void => {
  do steps = steps.slice(0, -1);
  while (steps.length > 0 && !isPersonToMove());
  draw();
};

/** A record is one text: it fits into the browser's storage, a file or a row of a data base. */
const save = (): void => {
  const record = writeRecord(game)(
    defaultOptions,
    null,
    start,
    steps.map(({ move }) => move),
  );
  if (isLeft(record)) refuse(record.left);
  else localStorage.setItem('terrafex', JSON.stringify(record.right));
};

/** Everything that was stored outside is checked: a record is replayed move by move. */
const load = (): void => {
  const stored = localStorage.getItem('terrafex');
  if (stored === null) {
    element('reason').textContent = 'Nothing is saved yet.';
    return;
  }
  const read = readRecord(game)(stored);
  if (isLeft(read)) {
    refuse(read.left);
    return;
  }
  [start, steps] = [read.right.start, []];
  for (const text of read.right.record.moves) {
    const move = game.legalMoves(now()).find((legal) => game.moveText.print(legal) === text);
    if (move !== undefined) push(move);
  }
  draw();
};

// ---- the page ----

const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

/** Says why something was refused; a rule number becomes a link to the rule. */
const refuse = (fault: Fault): void => {
  const reason = element('reason');
  reason.textContent = `${printFault(fault)} `;
  if (fault.rule === undefined || !isRuleOf(game.rules)(fault.rule)) return;
  const link = document.createElement('a');
  link.href = ruleUrl(game, site)(fault.rule);
  link.textContent = `Read the rule: ${game.rules[fault.rule]}`;
  reason.append(link);
};

const typed = (text: string): void => {
  const after = applyText(game)(text)(now());
  const move = game.legalMoves(now()).find((legal) => game.moveText.print(legal) === text);
  if (isLeft(after)) refuse(after.left);
  else if (move !== undefined) play(move);
};

const turnText = (): string => {
  const outcome = game.outcome(now());
  const [white, black] = game.score(now());
  const score = `White ${white ?? 0}, Black ${black ?? 0}`;
  if (!isSome(outcome)) return `Turn ${now().turn}. ${score}. Click on a square to see its moves.`;
  const winners = outcome.value.winners.map((seat) => game.seatName(seat, now())).join(' and ') || 'nobody';
  return `The game is over (${outcome.value.reason}): ${winners} won. ${score}.`;
};

const buttonOf = (move: Legal<Move>): HTMLButtonElement => {
  const button = document.createElement('button');
  button.textContent = game.moveText.print(move);
  button.onclick = () => play(move);
  return button;
};

const draw = (): void => {
  element('board').innerHTML = terrafexSvg(now(), { seat: person });
  element('turn').textContent = turnText();
  element('reason').textContent = '';
  const moves = game.legalMoves(now());
  const named = moves.filter((move) => square === undefined || game.moveText.print(move).includes(square));
  element('moves').replaceChildren(...named.map(buttonOf));
};

element('board').onclick = ({ target }) => {
  const clicked = target instanceof Element ? target.closest('[data-square]') : null;
  const name = clicked?.getAttribute('data-square') ?? undefined;
  square = name === square ? undefined : name;
  draw();
};
element('undo').onclick = takeBack;
element('save').onclick = save;
element('load').onclick = load;
element('type').onsubmit = (event) => {
  event.preventDefault();
  const text = document.querySelector('input');
  if (text === null) return;
  const before = steps;
  typed(text.value.trim());
  if (steps !== before) text.value = '';
};
draw();
