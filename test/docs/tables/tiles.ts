/** The page about the tiles, generated from the tables of the code. */
import {
  bonusTiles,
  favorTiles,
  finalTiles,
  type PassScore,
  powerActions,
  scoringTiles,
  type TileAction,
  townTiles,
} from '../../../src/games/terra-mystica/index.js';
import { areaRanks, cultBoard, kindTitles } from '../../../src/games/terra-mystica/tables/pieces.js';
import { finalTitles } from '../../../src/games/terra-mystica/tables/tiles.js';
import { gainText, listed, many, row, table } from './words.js';

const passText = (pass: PassScore): string => {
  switch (pass._tag) {
    case 'none':
      return '';
    case 'each':
      return `when you pass, ${many(pass.vp, 'point')} for each ${listed(pass.kinds)}`;
    case 'table':
      return `when you pass, ${pass.vp.join(', ')} points for 0, 1, 2, 3, 4 ${kindTitles[pass.kind]}s`;
    case 'shipping':
      return `when you pass, ${many(pass.vp, 'point')} for each level of shipping`;
  }
};

const actionText = (action: TileAction): string => {
  switch (action._tag) {
    case 'none':
      return '';
    case 'spade':
      return 'action, once a round: a spade';
    case 'step':
      return 'action, once a round: a step on a cult';
  }
};

const said = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ') || '-';

const cultName = (cult: string): string => `${cult.slice(0, 1)}${cult.slice(1).toLowerCase()}`;

/** The page as Markdown. */
export const tiles = (): string => {
  const actions = table(
    ['space', 'costs', 'gives'],
    powerActions.map(({ id, power, gain }) => [
      id,
      `${power} power`,
      gain._tag === 'bridge' ? 'a bridge' : gain._tag === 'spades' ? many(gain.spades, 'spade') : gainText(gain.gain),
    ]),
  );
  const bonus = table(
    ['tile', 'income', 'what else', 'in the game'],
    bonusTiles.map((tile) => [
      tile.id,
      gainText(tile.income),
      said([
        actionText(tile.action),
        passText(tile.pass),
        tile.shipping > 0 ? 'one more level of shipping while you hold it' : '',
      ]),
      tile.option === null ? 'always' : `with \`${tile.option}\``,
    ]),
  );
  const favor = table(
    ['tile', 'copies', 'steps at once', 'what else'],
    favorTiles.map((tile) => [
      tile.id,
      tile.copies,
      `${tile.steps} ${cultName(tile.cult)}`,
      said([
        gainText(tile.income) === '' ? '' : `income: ${gainText(tile.income)}`,
        actionText(tile.action),
        tile.built === null
          ? ''
          : `${many(tile.built.vp, 'point')} whenever you build a ${kindTitles[tile.built.kind]}`,
        passText(tile.pass),
        tile.townPower > 0 ? `your towns need ${tile.townPower} power less` : '',
      ]),
    ]),
  );
  const town = table(
    ['tile', 'copies', 'points', 'keys', 'what else', 'in the game'],
    townTiles.map((tile) => [
      tile.id,
      tile.copies,
      tile.vp,
      tile.keys,
      tile.gain._tag === 'travel'
        ? 'a level of shipping with its points, or of carpet range'
        : tile.gain._tag === 'steps'
          ? `${many(tile.gain.steps, 'step')} on every cult`
          : gainText(tile.gain.gain) || '-',
      tile.option === null ? 'always' : `with \`${tile.option}\``,
    ]),
  );
  const scoring = table(
    ['tile', 'during the round', 'cult bonus after it: for every', 'you get', 'in the game'],
    scoringTiles.map((tile) => [
      tile.id,
      tile.score._tag === 'built'
        ? `${many(tile.score.vp, 'point')} for each ${listed(tile.score.kinds)} built`
        : `${many(tile.score.vp, 'point')} for each ${tile.score._tag === 'town' ? 'town founded' : 'spade'}`,
      tile.counts === 'priests'
        ? 'own priest on the cult board'
        : `${tile.every === 1 ? 'step' : `${tile.every} steps`} on ${cultName(tile.counts)}`,
      tile.bonus._tag === 'spades' ? many(tile.bonus.spades, 'spade') : gainText(tile.bonus.gain),
      `${tile.option === null ? 'always' : `with \`${tile.option}\``}${tile.lastRound < 6 ? `, in rounds 1 to ${tile.lastRound}` : ''}`,
    ]),
  );
  const counted: Readonly<Record<(typeof finalTiles)[number], string>> = {
    'connected-distance': 'the distance between the two structures of a connected group that are farthest apart',
    'connected-sa-sh-distance': 'the distance between your stronghold and your sanctuary, if they are connected',
    'building-on-edge': 'the structures of a connected group on border hexes',
    'connected-clusters': 'the settlements of a connected group; a settlement is one structure or several side by side',
  };
  const final = table(
    ['tile', 'title', 'what is compared'],
    finalTiles.map((id) => [`\`${id}\``, finalTitles[id], counted[id]]),
  );
  const power = cultBoard.power.flatMap((gain, space) => (gain === 0 ? [] : [[space, gain]]));
  return `---
description: 'All 43 tiles of Terra Mystica with their effects and cult bonuses.'
synonyms: 'tiles, bonus, favor, town, power actions, scoring'
---

# Tiles of Terra Mystica

This page has every tile and action space, generated from the code. A test compares this page with the tables of \`rulehouse/terra-mystica\`. There are ${String(bonusTiles.length + favorTiles.length + townTiles.length + scoringTiles.length + finalTiles.length)} tiles.

## Power actions

Each can be used once a round, by one player (TMY-12.1).

${actions}

## Bonus tiles

You hold one in each round, and exchange it when you pass (TMY-12.2). Each tile that nobody took gets a coin.

${bonus}

## Favor tiles

Each temple and sanctuary gives you one (TMY-12.3). You cannot have two of the same kind.

${favor}

## Town tiles

You choose one when you found a town (TMY-12.4). Each key opens the highest space of a cult.

${town}

## Scoring tiles

There is one for each round. It scores during the round, and gives its cult bonus at the end of rounds 1 to 5 (TMY-12.5, TMY-14.3). The bonus is for complete multiples: with
7 steps on a cult whose tile says "for every 4 steps" you get it once.

${scoring}

## Cults

| for reaching or passing space | power |
| --- | --- |
${power.map(row).join('\n')}

Space ${cultBoard.top} needs a key and has room for one player (TMY-9.2). A priest who stays on a track gives ${cultBoard.priestSpaces.join(', ')} steps, in the order in which its four spaces are
taken; a priest who returns gives ${cultBoard.returned} (TMY-9.4). At the end each track gives ${cultBoard.ranks.join(', ')} points to the first three (TMY-16.1).

## Final tiles

The largest areas always give ${areaRanks.join(', ')} points to the first three (TMY-16.2). With the option \`fire-and-ice-final-scoring\` one of these gives the same points (TMY-12.8).

${final}
`;
};
