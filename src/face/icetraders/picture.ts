/**
 * The picture of IceTraders: seats, systems with the ships in them, the stash.
 *
 * @packageDocumentation
 */
import {
  material,
  look,
  type SeenAlignment,
  type Ship,
  type State,
  type System,
  type View,
  view as viewOf,
  alignmentText,
} from '../../icetraders/seen.js';
import { pieceNames } from '../../pyramids/index.js';
import { element, group, words } from '../paint/element.js';
import { box, heap, heapHeight, label, page, sheet, tint, top } from '../paint/frame.js';
import { heading, inWords, pickText, remarks, seatsAt } from './position.js';
import { type SvgOptions, viewer } from '../paint/options.js';
import { lengthOf, lying, nested, pieceNamed, smallest, strip } from '../paint/pyramid.js';

/** The paint and the ink of each seat's badge: shades that are no colour of a piece; the number tells them apart. */
const badges = [
  ['#1f2937', '#fff'],
  ['#0f766e', '#fff'],
  ['#9d174d', '#fff'],
  ['#78716c', '#fff'],
  ['#fff', '#1f2937'],
] as const;

const badge = (seat: number): string => {
  const [fill, ink] = badges[seat] ?? badges[0];
  return (
    element('circle', { r: 9.5, fill, stroke: '#1f2937' }) +
    words(String(seat), { y: 0.5, 'font-size': smallest, 'font-weight': 700, fill: ink })
  );
};

// ---- seats ----

const seatHeight = 29;

const alignmentTints: Readonly<Record<SeenAlignment, readonly [fill: string, ink: string, dash: string | undefined]>> =
  {
    good: ['#fff7cc', '#5b4a00', undefined],
    evil: ['#3b1220', '#fff', undefined],
    hidden: [tint.paper, tint.faint, '3 3'],
    unchosen: ['none', tint.faint, '1 4'],
  };

const chip = (x: number, alignment: SeenAlignment): string => {
  const [fill, ink, dash] = alignmentTints[alignment];
  return (
    box(x, 4, 70, 19, { rx: 9.5, fill, stroke: tint.faint, 'stroke-dasharray': dash }) +
    words(alignmentText(alignment), { x: x + 35, y: 14, 'font-size': smallest, 'font-weight': 600, fill: ink })
  );
};

/** How a seat stands, in few words: the description says it in full. */
const standings = {
  living: 'living',
  eliminated: 'out by another seat',
  selfEliminated: 'out by itself',
} as const satisfies Readonly<Record<View['standings'][number], string>>;

/** What is said after a seat's name. */
const noteOf = ({ mover, winners }: View, seat: number): string =>
  winners.some((winner) => winner === seat) ? ' wins' : mover === seat ? ' to move' : '';

const seatRow = (view: View, seat: number, y: number, own: boolean): string => {
  const pick = view.picks[seat];
  const note = noteOf(view, seat);
  const middle = (seatHeight - 2) / 2 + 0.5;
  return group(
    page.margin,
    y,
    {
      'data-seat': seat,
      'data-box': `0 0 ${page.inner} ${seatHeight - 2}`,
      opacity: view.standings[seat] === 'living' ? undefined : 0.7,
    },
    box(0, 0, page.inner, seatHeight - 2, note === '' ? {} : { fill: tint.accentPaper, stroke: tint.accent }),
    group(16, middle, {}, badge(seat)),
    label(`Seat ${seat}${own ? ' (you)' : ''}${note}`, 32, middle, { 'font-weight': note === '' ? 500 : 700 }),
    chip(208, view.alignments[seat] ?? 'hidden'),
    label(pick === undefined ? `material ${material(view)[seat] ?? 0}` : pickText(pick), 288, middle),
    label(standings[view.standings[seat] ?? 'living'], page.inner - 8, middle, {
      'text-anchor': 'end',
      fill: tint.faint,
    }),
  );
};

// ---- systems ----

const card = { width: 261, gap: 10, left: 86, lowest: 70, line: 35 } as const;

/** A ship and where it lies in its fleet. */
interface Berth {
  readonly ship: Ship;
  readonly x: number;
  readonly line: number;
}

/** Ships of one owner one after the other, in as many lines as they need. */
const berths = (ships: readonly Ship[]): readonly Berth[] =>
  ships.reduce<readonly Berth[]>((before, ship) => {
    const last = before.at(-1);
    const long = lengthOf(pieceNamed(ship.piece).size);
    const next = last === undefined ? 0 : last.x + lengthOf(pieceNamed(last.ship.piece).size) + 4;
    const fits = next + long <= card.width - card.left - 26;
    return [...before, { ship, x: fits ? next : 0, line: (last?.line ?? 0) + (fits ? 0 : 1) }];
  }, []);

/** The ships of one seat in one system. */
interface Fleet {
  readonly owner: number;
  readonly berths: readonly Berth[];
  /** The line of the card on which it begins. */
  readonly line: number;
}

const linesOf = ({ berths: all }: Fleet): number => (all.at(-1)?.line ?? 0) + 1;

const fleetsIn = (view: View, { ships }: System): readonly Fleet[] =>
  seatsAt(view).reduce<readonly Fleet[]>((before, owner) => {
    const own = ships.filter((ship) => ship.owner === owner);
    const last = before.at(-1);
    const line = last === undefined ? 0 : last.line + linesOf(last);
    return own.length === 0 ? before : [...before, { owner, berths: berths(own), line }];
  }, []);

/** The height of all ships in a system. */
const fleetsHeight = (fleets: readonly Fleet[]): number => {
  const last = fleets.at(-1);
  return last === undefined ? 0 : (last.line + linesOf(last)) * card.line;
};

/** The height of a system's card. */
const cardHeight = (view: View, system: System): number =>
  Math.max(card.lowest, fleetsHeight(fleetsIn(view, system)) + 6);

const shipBox = (name: string): string => `0 -15 ${lengthOf(pieceNamed(name).size)} 30`;

const fleet = ({ owner, berths: all, line }: Fleet, system: number, y: number): string =>
  group(
    card.left,
    y + (line + 0.5) * card.line,
    { 'data-owner': owner, 'data-box': '-2 -12 22 24' },
    group(9, 0, {}, badge(owner)),
    ...all.map(({ ship, x, line: own }) =>
      group(
        24 + x,
        own * card.line,
        {},
        lying(pieceNamed(ship.piece), {
          'data-piece': ship.piece,
          'data-ship': `${ship.piece}@${system}`,
          'data-box': shipBox(ship.piece),
        }),
      ),
    ),
  );

const hyperspace =
  element('circle', { r: 22, fill: 'none', stroke: tint.faint, 'stroke-dasharray': '4 4' }) +
  words('hyper', { y: -7, 'font-size': smallest, fill: tint.faint }) +
  words('space', { y: 7, 'font-size': smallest, fill: tint.faint });

const systemCard = (view: View, system: System, x: number, y: number, height: number): string => {
  const { number, markers } = system;
  const pending = view.pending === number;
  const fleets = fleetsIn(view, system);
  const fleetsTop = (height - fleetsHeight(fleets)) / 2;
  return group(
    x,
    y,
    { 'data-system': number, 'data-box': `0 0 ${card.width} ${height}` },
    box(0, 0, card.width, height, pending ? { fill: tint.accentPaper, stroke: tint.accent } : {}),
    label(String(number), 5, 11, { 'font-size': smallest, 'font-weight': 700, fill: tint.faint }),
    group(50, height / 2, {}, markers.length === 0 ? hyperspace : nested(markers.map(pieceNamed))),
    ...fleets.map((one) => fleet(one, number, fleetsTop)),
  );
};

/** A row of two cards of equal height. */
interface Row {
  readonly systems: readonly System[];
  readonly y: number;
  readonly height: number;
}

const rowsOf = (view: View, y: number): readonly Row[] => {
  const systems = look(view);
  const pairs = systems.flatMap((_, index) => (index % 2 === 0 ? [systems.slice(index, index + 2)] : []));
  return pairs.reduce<readonly Row[]>((before, pair) => {
    const last = before.at(-1);
    const next = last === undefined ? y : last.y + last.height + card.gap;
    return [...before, { systems: pair, y: next, height: Math.max(...pair.map((one) => cardHeight(view, one))) }];
  }, []);
};

const systemCards = (view: View, rows: readonly Row[]): string =>
  rows
    .flatMap(({ systems, y, height }) =>
      systems.map((one, index) => systemCard(view, one, page.margin + index * (card.width + card.gap), y, height)),
    )
    .join('');

// ---- the whole ----

const drawn = (view: View, options: SvgOptions): string => {
  const notes = remarks(view);
  const notesTop = top + seatHeight * view.settings.players + 4;
  const rows = rowsOf(view, notesTop + notes.length * 18 + 6);
  const last = rows.at(-1);
  const stashTop = (last === undefined ? notesTop + notes.length * 18 : last.y + last.height) + 14;
  return sheet(
    stashTop + heapHeight + 8,
    inWords(view),
    heading(view),
    options,
    ...seatsAt(view).map((one) => seatRow(view, one, top + seatHeight * one, one === options.seat)),
    ...notes.map((note, index) => label(note, page.margin, notesTop + 9 + index * 18)),
    systemCards(view, rows),
    heap(
      page.margin,
      stashTop,
      'Stash',
      'data-stash',
      pieceNames.map((name, piece) => [name, view.stash[piece] ?? 0]),
    ),
  );
};

/**
 * What a seat sees of a position of IceTraders, as an SVG text: without `seat` what a spectator sees. A view can be drawn like a state;
 * what it hides stays hidden, and what it shows to its own seat only is shown only if that seat is given again.
 *
 * Groups for a front end: `data-system` (its number) with the fleets in it, `data-owner`, and their ships, `data-ship` (`G1@4`: type and system);
 * `data-stash` (`R1`), `data-seat`. Every pyramid is an element with `data-piece` (`G2`) and, in the stash, `data-count`.
 *
 * @rule IT-9.1 @rule IT-9.2
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game } from 'rulehouse/icetraders';
 * import { icetradersSvg } from 'rulehouse/svg';
 * const read = game.position.parse('2 main 0 GE ++ - 1:B2=0B1;2:Y1=1R3 -');
 * if (isRight(read)) icetradersSvg(read.right).includes('Evil'); // false
 * ```
 */
export const icetradersSvg = (position: State | View, options: SvgOptions = {}): string =>
  drawn(viewOf(viewer(options))(position), options);
