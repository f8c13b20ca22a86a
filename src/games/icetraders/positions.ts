/**
 * Chapter 10: the texts of positions and of views. The code here checks only the form of a position text, not whether the position can exist.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, show } from '../../core/values/fault.js';
import { wholeNumber } from '../../core/values/notation.js';
import { colours, type PieceName, pieceNames, pieceNumber, piecePattern } from '../../pieces/pyramids.js';
import { isPair } from './pairs.js';
import {
  type Ending,
  type Owner,
  owners,
  type Phase,
  phases,
  type SeenAlignment,
  type SeenPicked,
  type Settings,
  type Standing,
  type ViewPosition,
} from './state.js';
import { printPlace, readSystems } from './systems.js';
import { playerCounts, turnLimits } from './tables.js';

/** The greatest length of a position text that is accepted; real position texts are much shorter. */
export const longest = 2000;

const malformed = (path: string, text: string): Either<Fault, never> =>
  left(fault([path], `${show(text)} is not well formed`, 'IT-10.1'));

const optional = <A>(path: string, text: string, value: A | undefined): Either<Fault, A> =>
  value === undefined ? malformed(path, text) : right(value);

/** Inverts a table of letters: the result maps each letter to its value. */
const turned = <A extends string>(letters: Readonly<Record<A, string>>): ReadonlyMap<string, A> =>
  // The type of the table allows no other keys.
  new Map((Object.keys(letters) as A[]).map((key) => [letters[key], key]));

const alignmentLetters: Readonly<Record<SeenAlignment, string>> = { unchosen: '.', good: 'G', evil: 'E', hidden: '?' };
const standingLetters: Readonly<Record<Standing, string>> = { living: '+', eliminated: 'x', selfEliminated: 's' };
const alignmentsByLetter = turned(alignmentLetters);
const standingsByLetter = turned(standingLetters);
const endings: readonly Ending[] = ['evil', 'good', 'last', 'void', 'limit'];

/** Reads a text with one letter for each seat; undefined if any letter is wrong. */
const readLetters = <A extends string>(
  byLetter: ReadonlyMap<string, A>,
  text: string,
  players: number,
): readonly A[] | undefined => {
  if (text.length !== players) return undefined;
  const read = [...text].map((letter) => byLetter.get(letter)).filter((value) => value !== undefined);
  return read.length === players ? read : undefined;
};

// ---- options ----

const printSettings = ({ players, selfCheck, fallenGood, turnLimit }: Settings): string =>
  [
    players,
    selfCheck === 'turn' ? 't' : '',
    fallenGood === 'lose' ? 'd' : '',
    turnLimit > 0 ? `L${turnLimit}` : '',
  ].join('');

const settingsPattern = /^([2-5])(t?)(d?)(?:L([0-9]{1,4}))?$/;

const readSettings = (text: string): Settings | undefined => {
  const found = settingsPattern.exec(text);
  if (found === null) return undefined;
  const [, count, turn, lose, limit] = found;
  const players = playerCounts.find((number) => String(number) === count);
  const turnLimit = limit === undefined ? 0 : wholeNumber(limit, turnLimits.min, turnLimits.max);
  if (players === undefined || turnLimit === undefined) return undefined;
  return {
    players,
    selfCheck: turn === 't' ? 'turn' : 'action',
    fallenGood: lose === 'd' ? 'lose' : 'share',
    turnLimit,
  };
};

// ---- phase ----

/** The content of the second field of a position text, the phase. */
type PhaseField = Pick<ViewPosition, 'phase' | 'power' | 'uses' | 'pending' | 'bereft' | 'ending' | 'winners'>;

const printUses = ({ power, uses }: PhaseField): string => `${colours[power]!}${uses}`;

const printPhase = (field: PhaseField): string => {
  const star = field.bereft ? '*' : '';
  switch (field.phase) {
    case 'align':
    case 'pick':
    case 'place':
    case 'main':
      return field.phase;
    case 'sac':
      return `sac:${printUses(field)}${star}`;
    case 'ent':
    case 'rev':
      return `${field.phase}:${field.pending}${field.uses > 0 ? `:${printUses(field)}` : ''}${star}`;
    case 'over':
      return `over:${field.ending}:${field.winners.join('') || '-'}`;
  }
};

/**
 * The content of the phase field for a phase without further details. Each call creates a new list of winners, because the resulting state keeps that
 * list.
 */
const resting = (phase: Phase): PhaseField => ({
  phase,
  power: -1,
  uses: 0,
  pending: 0,
  bereft: false,
  ending: 'none',
  winners: [],
});

const readWinners = (text: string): readonly Owner[] | undefined => {
  const winners = owners.filter((seat) => text.includes(String(seat)));
  return (winners.join('') || '-') === text ? winners : undefined;
};

const readPhase = (text: string): PhaseField | undefined => {
  const plain = (['align', 'pick', 'place', 'main'] as const).find((phase) => phase === text);
  if (plain !== undefined) return resting(plain);
  return readOver(text) ?? readUse(text);
};

const overPattern = /^over:([a-z]{4,5}):([0-4]{1,5}|-)$/;

const readOver = (text: string): PhaseField | undefined => {
  const found = overPattern.exec(text);
  if (found === null) return undefined;
  const ending = endings.find((name) => name === found[1]);
  const winners = readWinners(found[2]!);
  return ending === undefined || winners === undefined ? undefined : { ...resting('over'), ending, winners };
};

const usePattern = /^(sac|ent(?=:[0-9])|rev(?=:[0-9]))(?::([1-9][0-9]?))?(?::([RYGB])([1-3]))?(\*?)$/;

const readUse = (text: string): PhaseField | undefined => {
  const found = usePattern.exec(text);
  if (found === null) return undefined;
  const [, name, system = '', colour = '', uses = '', star] = found;
  const phase: Phase | undefined = phases.find((known) => known === name);
  if (phase === undefined) return undefined;
  const isSac = phase === 'sac';
  if (isSac !== (system === '') || (isSac && uses === '')) return undefined;
  return {
    ...resting(phase),
    power: colour === '' ? -1 : colours.findIndex((letter) => letter === colour),
    uses: Number(uses),
    pending: Number(system),
    bereft: star === '*',
  };
};

// ---- set-up ----

/** The content of the sixth field of a position text, which concerns the set-up. */
type SetupField = Pick<ViewPosition, 'tieSeat' | 'picks' | 'barred'>;

const printPick = (pick: SeenPicked): string => (pick === 'unpicked' ? '-' : pick === 'hidden' ? '????' : pick);

const readPick = (text: string): SeenPicked | undefined => {
  if (text === '-') return 'unpicked';
  if (text === '????') return 'hidden';
  return isPair(text) ? text : undefined;
};

/** The names of the piece types whose bits are set. */
export const barredNames = (bits: number): readonly PieceName[] =>
  pieceNames.filter((_, piece) => (bits & (1 << piece)) !== 0);

/** The bits of the piece types with the given names. */
export const barredBits = (names: readonly PieceName[]): number =>
  names.reduce((bits, name) => bits | (1 << pieceNumber(name)), 0);

const printSetup = ({ phase, tieSeat, picks, barred }: ViewPosition): string => {
  if (phase !== 'align' && phase !== 'pick') return '-';
  return `${tieSeat}:${picks.map(printPick).join(',')}${barred === 0 ? '' : `!${barredNames(barred).join('')}`}`;
};

const setupPattern = new RegExp(`^([0-4]):([^!]*)(?:!((?:${piecePattern}){1,12}))?$`);

const readSetup = (text: string, phase: Phase, players: number): SetupField | undefined => {
  if (phase !== 'align' && phase !== 'pick') return text === '-' ? { tieSeat: 0, picks: [], barred: 0 } : undefined;
  const found = setupPattern.exec(text);
  if (found === null) return undefined;
  const [, tie, list = '', types = ''] = found;
  const picks = list.split(',').map(readPick);
  const read = picks.filter((pick) => pick !== undefined);
  const barred = barredBits(pieceNames.filter((name) => types.includes(name)));
  const tieSeat = owners.find((seat) => seat < players && String(seat) === tie);
  if (tieSeat === undefined || picks.length !== players || read.length !== players) return undefined;
  return barredNames(barred).join('') === types ? { tieSeat, picks: read, barred } : undefined;
};

// ---- the whole text ----

/**
 * The canonical text of a position or of a view; the hidden values of a view are masked.
 *
 * @rule IT-10.1 @rule IT-9.1 @rule IT-9.2
 */
export const printPosition = (position: ViewPosition): string =>
  [
    printSettings(position.settings),
    printPhase(position),
    position.mover < 0 ? '-' : position.mover,
    position.alignments.map((one) => alignmentLetters[one]).join('') + (position.revealed ? '!' : ''),
    position.standings.map((one) => standingLetters[one]).join(''),
    printSetup(position),
    position.systems.map((code) => printPlace(code, position.ships)).join(';') || '-',
    position.settings.turnLimit === 0 ? '-' : position.turns,
  ].join(' ');

const readMover = (text: string, phase: Phase, players: number): number | undefined => {
  if (phase === 'over') return text === '-' ? -1 : undefined;
  return owners.find((seat) => seat < players && String(seat) === text);
};

const readTurns = (text: string, { turnLimit }: Settings): number | undefined =>
  turnLimit === 0 ? (text === '-' ? 0 : undefined) : wholeNumber(text, 0, turnLimits.max);

/** The content of fields four, five and six of a position text, which have one entry for each seat. */
type SeatFields = Pick<ViewPosition, 'alignments' | 'revealed' | 'standings'> & SetupField;

const readSeats = (
  [alignmentText, standingText, setupText]: readonly [string, string, string],
  phase: Phase,
  { players }: Settings,
): Either<Fault, SeatFields> => {
  const revealed = alignmentText.endsWith('!');
  const alignments = readLetters(alignmentsByLetter, alignmentText.slice(0, revealed ? -1 : undefined), players);
  if (alignments === undefined) return malformed('alignments', alignmentText);
  const standings = readLetters(standingsByLetter, standingText, players);
  if (standings === undefined) return malformed('standings', standingText);
  const setup = readSetup(setupText, phase, players);
  return setup === undefined ? malformed('picks', setupText) : right({ alignments, revealed, standings, ...setup });
};

/**
 * Parses a position text, masked or not, and checks only its form. Whether the position can exist (IT-10.4) is decided in the module `valid.ts`.
 *
 * @rule IT-10.1
 */
export const parsePosition = (text: string): Either<Fault, ViewPosition> => {
  const fields = text.split(' ');
  if (fields.length !== 8) return left(fault([], `a position has eight fields, not ${fields.length}`, 'IT-10.1'));
  const [
    rules = '',
    phaseText = '',
    moverText = '',
    alignments = '',
    standings = '',
    setup = '',
    table = '',
    count = '',
  ] = fields;
  const settings = readSettings(rules);
  if (settings === undefined) return malformed('settings', rules);
  const phase = readPhase(phaseText);
  if (phase === undefined) return malformed('phase', phaseText);
  const mover = readMover(moverText, phase.phase, settings.players);
  if (mover === undefined) return malformed('mover', moverText);
  const seats = readSeats([alignments, standings, setup], phase.phase, settings);
  if (isLeft(seats)) return seats;
  return chain(readSystems(table), (pieces) =>
    chain(optional('turns', count, readTurns(count, settings)), (turns) =>
      right({ settings, ...phase, mover, ...seats.right, ...pieces, turns }),
    ),
  );
};
