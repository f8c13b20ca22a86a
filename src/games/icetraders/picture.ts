/**
 * The plain-text picture of a view, for a terminal. The picture shows the systems with their connections and ships, the visible facts about the
 * seats, the pending decision, and the stash.
 *
 * @packageDocumentation
 */
import { type PieceName, pieceNames } from '../../pieces/pyramids.js';
import { areConnected, isHyperspace, numberOf, ownerOf, pieceName, pieceOfShip, systemOf } from './content.js';
import { barredNames } from './positions.js';
import { material } from './score.js';
import { markersOf, type SeenPicked, type View } from './state.js';
import { alignmentText, standingText } from './words.js';

const colourNames = ['red', 'yellow', 'green', 'blue'] as const;
const powerNames = ['attacks', 'moves', 'growth and building', 'trades'] as const;

/** Lists pieces, with equal pieces counted in one entry: `R1 2xG3`. */
const counted = (names: readonly PieceName[]): string =>
  pieceNames
    .map((name) => ({ name, count: names.filter((other) => other === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => (count === 1 ? name : `${count}x${name}`))
    .join(' ');

const seatNumbers = ({ settings }: View): readonly number[] =>
  Array.from({ length: settings.players }, (_, seat) => seat);

// ---- systems ----

const markerText = (code: number): string => {
  const markers = markersOf(code);
  return markers.length === 0 ? 'hyperspace' : markers.join('+');
};

/** Names the systems to which a ship in the given system can go if it is able to move. @rule IT-1.7 @rule IT-5.2 */
const connectionText = ({ systems }: View, code: number): string => {
  if (isHyperspace(code)) return systems.length > 1 ? 'all, one way' : '-';
  return (
    systems
      .filter((other) => areConnected(code, other))
      .map(numberOf)
      .join(' ') || '-'
  );
};

const shipText = ({ ships }: View, code: number, seat: number): string =>
  counted(
    ships
      .filter((one) => systemOf(one) === numberOf(code) && ownerOf(one) === seat)
      .map((one) => pieceName(pieceOfShip(one))),
  );

const systemRow = (view: View, code: number): readonly string[] => [
  String(numberOf(code)) + (view.pending === numberOf(code) ? '*' : ''),
  markerText(code),
  connectionText(view, code),
  ...seatNumbers(view).map((seat) => shipText(view, code, seat) || '.'),
];

/** Lays out rows in columns of equal width, without blanks at the end of a line. */
const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
};

const systemLines = (view: View): readonly string[] =>
  view.systems.length === 0
    ? ['No systems yet.']
    : columns([
        ['System', 'marker', 'connected to', ...seatNumbers(view).map((seat) => `ships of ${seat}`)],
        ...view.systems.map((code) => systemRow(view, code)),
      ]);

// ---- seats ----

const pickText = (pick: SeenPicked): string => (pick === 'unpicked' ? 'not picked' : pick);

const seatLines = (view: View): readonly string[] => {
  const worth = material(view);
  const isPicking = view.picks.length > 0;
  return columns([
    ['Seat', 'alignment', isPicking ? 'pick' : 'material', 'standing'],
    ...seatNumbers(view).map((seat) => [
      `${seat}${view.mover === seat ? ' >' : ''}`,
      alignmentText(view.alignments[seat]!),
      isPicking ? pickText(view.picks[seat]!) : String(worth[seat]!),
      standingText(view.standings[seat]!),
    ]),
  ]);
};

// ---- pending decisions ----

const usesText = ({ power, uses }: View): string =>
  uses === 0
    ? ''
    : ` ${uses} ${uses === 1 ? 'use' : 'uses'} of ${colourNames[power]!} left (${powerNames[power]!}, by ships that are not ${colourNames[power]!}).`;

const bereftText = ({ bereft }: View): string =>
  bereft ? ' Its last large ship is gone: without a new one it is out when the turn ends.' : '';

const endingText = ({ ending, winners }: View): string => {
  const who = winners.length === 0 ? 'nobody wins' : `seat ${winners.join(' and ')} wins`;
  return `The game is over (${ending}): ${who}.`;
};

const phaseText = (view: View): string => {
  const who = `Seat ${view.mover}`;
  switch (view.phase) {
    case 'align':
      return `${who} chooses its alignment.`;
    case 'pick':
      return `${who} picks two pieces, which become systems.`;
    case 'place':
      return `${who} places its first ship.`;
    case 'main':
      return `${who} has its turn.`;
    case 'sac':
      return `${who} has sacrificed a ship.`;
    case 'ent':
      return `${who} decides on an enterprise in system ${view.pending}*.`;
    case 'rev':
      return `${who} decides on a revolt in system ${view.pending}*.`;
    case 'over':
      return endingText(view);
  }
};

const turnText = ({ settings, turns }: View): string =>
  settings.turnLimit === 0 ? '' : ` Turns completed: ${turns} of ${settings.turnLimit}.`;

const barredLines = ({ barred }: View): readonly string[] =>
  barred === 0 ? [] : [`May not be picked twice: ${barredNames(barred).join(' ')}`];

const stashText = ({ stash }: View): string =>
  pieceNames
    .map((name, piece) => ({ name, count: stash[piece]! }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count}x${name}`)
    .join(' ') || 'empty';

/**
 * Draws a view as plain text; hidden values appear as `hidden`. The picture has slightly more lines than there are systems and seats together.
 *
 * @rule IT-1.2 @rule IT-1.3 @rule IT-9.1 @rule IT-9.2
 */
export const picture = (view: View): string =>
  [
    ...systemLines(view),
    '',
    ...seatLines(view),
    ...barredLines(view),
    '',
    phaseText(view) + usesText(view) + bereftText(view) + turnText(view),
    `Stash: ${stashText(view)}`,
  ].join('\n');
