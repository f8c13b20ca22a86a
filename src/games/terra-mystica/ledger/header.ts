/**
 * The information in the comments of a ledger: the game's options, its set-up, and its events (TMY-24.1).
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault, show } from '../../../core/values/fault.js';
import { byName } from '../../../core/values/table.js';
import { ledgerConstants, ledgerNames, ledgerSwitches, type Options } from '../state/options.js';
import { defaultOptions } from '../state/options-codec.js';
import { editions } from '../tables/faction.js';
import { type FactionId, factions } from '../tables/factions/index.js';
import { type MapId, maps } from '../tables/maps.js';
import { type BonusId, bonusTiles, type FinalId, finalTiles, type ScoringId, scoringTiles } from '../tables/tiles.js';

const vpVariants: readonly Options['vp-variant'][] = ['standard', 'original_2017'];

/** A fault in a line of a ledger. */
export const inLine = (line: number, reason: string, rule?: string): Either<Fault, never> =>
  left(fault([`line ${line}`], reason, rule));

/** A comment in a ledger that affects the course of the game. */
export interface LedgerComment {
  readonly _tag: 'Dropped' | 'Scoring';
  /** The number of the line in the file, counted from 1. */
  readonly line: number;
  /** The faction that left the game or, in a row of the end scoring, the thing that is scored. */
  readonly name: string;
}

/** The options of the site that switch off checks which replays do not make in any case; reading them changes nothing (TMY-24.12). */
const lenient = ['loose-dig', 'loose-lose-cult', 'loose-multi-spade', 'loose-done'] as const;

/** The options that the header of a ledger may contain. */
const options: ReadonlySet<string> = new Set<string>([...ledgerNames, ...lenient]);

/** The header of a ledger while it is being read. */
export interface Header {
  readonly on: Set<string>;
  readonly scoring: (ScoringId | undefined)[];
  readonly removed: Set<BonusId>;
  readonly finals: FinalId[];
  /** The factions of the rows that report a choice of faction. */
  readonly factions: Set<FactionId>;
  map: MapId;
  /** The number of seats that the header names; 0 if it names none. */
  players: number;
  vp: Options['vp-variant'];
  /** The first line that looks like a command of a game's script, not like a line of a ledger; undefined if there is none. */
  script: { readonly line: number; readonly text: string } | undefined;
}

/** The header of a ledger before any of it has been read. */
export const blankHeader = (): Header => ({
  on: new Set(),
  scoring: [],
  removed: new Set(),
  finals: [],
  factions: new Set(),
  map: 'original',
  players: 0,
  vp: 'standard',
  script: undefined,
});

const patterns = {
  variant: /^(?:option )?faction-variant\b(.*)$/,
  points: /^(?:option )?vp-variant\b(.*)$/,
  option: /^option (.+)$/,
  map: /^map (.+)$/,
  scoring: /^Round ([1-6]) scoring: (SCORE\d)\b/,
  removed: /^Removing tile (BON\d+)$/,
  player: /^Player ([1-5]):/,
  final: /^Added final scoring tile: (\S+)$/,
  dropped: /^([a-z]+) dropped from the game/,
  scored: /^Scoring (\S+)/,
} as const;

/** The words with which commands begin that belong to no seat, in the scripts from which the site makes ledgers. */
const scriptWords: ReadonlySet<string> = new Set([
  'setup',
  'delete',
  'score',
  'randomize',
  'player',
  'player-count',
  'order',
  'admin',
  'drop-faction',
  'final-scoring',
  'start',
  'finish',
]);

const factionNames: ReadonlySet<string> = new Set(factions.map(({ id }) => id));

/** True if a line without tabs is a command of a script: it begins with a command's word, or with a faction and a colon. */
const isScript = (text: string): boolean => {
  const space = text.search(/[: ]/);
  const word = (space < 0 ? text : text.slice(0, space)).toLowerCase();
  return text[space] === ':' ? factionNames.has(word) : scriptWords.has(word);
};

/** Reads a comment line of a ledger. Adds the comment's information to the header, or returns the comment if it affects the course of the game. */
export const readComment = (text: string, line: number, header: Header): Either<Fault, LedgerComment | undefined> => {
  // Most comments are headings of rounds and turns, which the rules do not need.
  if (text.startsWith('Round ') && !text.includes(' scoring: ')) return right(undefined);
  const variant = patterns.variant.exec(text)?.[1]?.trimStart();
  if (variant !== undefined)
    return inLine(
      line,
      `the faction variant ${show(variant)} is not supported; known are the options ${editions.map((edition) => `fire-and-ice-factions/${edition}`).join(', ')}`,
    );
  const points = patterns.points.exec(text)?.[1]?.trimStart();
  if (points !== undefined) {
    const known = vpVariants.find((name) => name === points);
    if (known === undefined)
      return inLine(line, `no table of points ${show(points)}; known are ${vpVariants.join(', ')}`);
    header.vp = known;
    return right(undefined);
  }
  const option = patterns.option.exec(text)?.[1];
  if (option !== undefined) {
    if (!options.has(option)) return inLine(line, `the option ${show(option)} is not supported`);
    header.on.add(option);
    return right(undefined);
  }
  const map = patterns.map.exec(text)?.[1];
  if (map !== undefined) {
    const known = maps.find(({ ledgerId, id }) => ledgerId === map || id === map);
    if (known === undefined)
      return inLine(
        line,
        `no map ${show(map)}; known are ${maps.map(({ ledgerId, id }) => `${ledgerId} (${id})`).join(', ')}`,
      );
    header.map = known.id;
    return right(undefined);
  }
  const scoring = patterns.scoring.exec(text);
  if (scoring !== null) {
    const [, round, tile] = scoring;
    const known = scoringTiles.find(({ id }) => id === tile);
    if (known === undefined) return inLine(line, `no scoring tile ${show(tile)}`);
    header.scoring[Number(round) - 1] = known.id;
    return right(undefined);
  }
  const removed = patterns.removed.exec(text)?.[1];
  if (removed !== undefined) {
    const known = bonusTiles.find(({ id }) => id === removed);
    if (known === undefined) return inLine(line, `no bonus tile ${show(removed)}`);
    header.removed.add(known.id);
    return right(undefined);
  }
  const player = patterns.player.exec(text)?.[1];
  if (player !== undefined) {
    header.players = Math.max(header.players, Number(player));
    return right(undefined);
  }
  const final = patterns.final.exec(text)?.[1];
  if (final !== undefined) {
    const known = finalTiles.find((id) => id === final);
    if (known === undefined) return inLine(line, `no final scoring tile ${show(final)}`);
    if (!header.finals.includes(known)) header.finals.push(known);
    return right(undefined);
  }
  const dropped = patterns.dropped.exec(text)?.[1];
  if (dropped !== undefined) return right({ _tag: 'Dropped', line, name: dropped });
  if (header.script === undefined && isScript(text)) header.script = { line, text };
  const scored = patterns.scored.exec(text)?.[1];
  return right(scored === undefined ? undefined : { _tag: 'Scoring', line, name: scored });
};

/** The options of a game: those that its header lists (TMY-24.3), the given timing of leeching, and what is the same for all ledgers. */
export const optionsOf = (header: Header, leech: Options['leech-timing']): Either<Fault, Options> => {
  const { script } = header;
  if (script !== undefined && header.factions.size === 0)
    return inLine(
      script.line,
      `${show(script.text)} is a command of a script, not a row of a ledger: the scripts of games cannot be read, only the ledgers made from them`,
    );
  const scoring = header.scoring.filter((id) => id !== undefined);
  if (scoring.length !== 6) return inLine(1, 'the scoring tiles of six rounds are missing');
  // A game set up by hand may have no list of players.
  const players = header.players === 0 ? header.factions.size : header.players;
  if (players < 2 || players > 5)
    return inLine(1, `a game has 2 to 5 players, not ${players} (lines "Player 1: name", or rows "setup")`);
  const on = (name: string): boolean => header.on.has(name);
  if (editions.filter((edition) => on(`fire-and-ice-factions/${edition}`)).length > 1)
    return left(fault(['line 1'], 'one edition of the variable factions is played', 'TMY-18.2'));
  const bonus = bonusTiles
    .filter(({ id, option }) => !header.removed.has(id) && (option === null || on(option)))
    .map(({ id }) => id);
  if (bonus.length !== players + 3)
    return inLine(1, `${players} players need ${players + 3} bonus tiles, not ${bonus.length} ("Removing tile BON1")`);
  return right({
    ...defaultOptions,
    players,
    map: header.map,
    'leech-timing': leech,
    'vp-variant': header.vp,
    ...byName(ledgerSwitches, on),
    'fire-and-ice-final-scoring': header.finals.length > 0,
    ...byName(ledgerConstants, () => true),
    setup: { scoring, bonus, final: header.finals, start: 0 },
  });
};
