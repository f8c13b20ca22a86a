import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/core/index.js';
import { goals } from '../../../src/face/icetraders/position.js';
import {
  icetradersSvg,
  svgOfText,
  terrafexSvg,
  toframennSvg,
  transformartianSvg,
} from '../../../src/face/svg/index.js';
import * as icetraders from '../../../src/games/icetraders/index.js';
import * as terrafex from '../../../src/games/terrafex/index.js';
import * as toframenn from '../../../src/games/toframenn/index.js';
import * as transformartian from '../../../src/games/transformartian/index.js';
import { states as icetradersStates } from '../../games/icetraders/kit.js';
import { optionSets as ofTerrafex } from '../../games/terrafex/kit.js';
import { madeUp, played as toframennStates } from '../../games/toframenn/kit.js';
import { optionSets as ofTransformartian } from '../../games/transformartian/kit.js';
import { walk } from '../../kit/play.js';
import { having, type Node, pieces, placeOf, read, said, tally } from './kit.js';

const check = <A>(property: fc.IProperty<A>): void => {
  fc.assert(property, { numRuns: 30 });
};

const sizeNames = ['', 'small', 'medium', 'large'];
const colourNames: Readonly<Record<string, string>> = {
  ...{ R: 'red', Y: 'yellow', G: 'green', B: 'blue', P: 'purple', O: 'orange', K: 'black', W: 'white', C: 'clear' },
};

const named = (tree: Node, key: string, value: string): Node => {
  const [found, ...more] = having(tree, key, value);
  if (found === undefined || more.length > 0) throw new Error(`${key}="${value}" is there ${more.length} times more`);
  return found;
};

/** In the other seat's picture, every square is where the opposite one was. */
const turns = (one: Node, other: Node, opposite: (square: string) => string): void => {
  const squares = having(one, 'data-square').map(({ attributes }) => attributes['data-square']!);
  for (const square of squares)
    expect(placeOf(named(other, 'data-square', square))).toEqual(placeOf(named(one, 'data-square', opposite(square))));
};

// Pictures are compared with `===`, because the diff of a failure would have tens of thousands of characters.

describe('Terrafex', () => {
  const states = fc
    .record({ options: ofTerrafex, seed: fc.nat(), plies: fc.nat(150) })
    .map(({ options, seed, plies }) => walk(terrafex.game, options, seed, plies).states.at(-1)!);

  const namesOn = (content: terrafex.Content): readonly string[] => {
    switch (content._tag) {
      case 'Empty':
        return [];
      case 'Capped':
      case 'Frosted':
        return [`B${content.blue}`, `G${content.green}`];
      case 'Fire':
      case 'Mountain':
      case 'Forest':
      case 'Glacier':
        return [`${{ Fire: 'R', Mountain: 'Y', Forest: 'G', Glacier: 'B' }[content._tag]}${content.size}`];
    }
  };

  const wordsOn = (content: terrafex.Content): string => {
    switch (content._tag) {
      case 'Empty':
        return '';
      case 'Capped':
        return `${sizeNames[content.blue]} glacier capping a ${sizeNames[content.green]} forest`;
      case 'Frosted':
        return `${sizeNames[content.green]} forest with ${sizeNames[content.blue]} frost`;
      case 'Fire':
      case 'Mountain':
      case 'Forest':
      case 'Glacier':
        return `${sizeNames[content.size]} ${content._tag.toLowerCase()}`;
    }
  };

  test('every piece in play is drawn once, where it is, and said', () => {
    check(
      fc.property(states, (state) => {
        const tree = read(terrafexSvg(state));
        expect(pieces(tree)).toEqual(
          tally(['R', 'Y', 'G', 'B'].flatMap((c) => [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3].map((s) => `${c}${s}`))),
        );
        const onBoard: string[] = [];
        for (const square of terrafex.squares) {
          const content = terrafex.look(state, square);
          expect(pieces(named(tree, 'data-square', square))).toEqual(tally(namesOn(content)));
          if (content._tag !== 'Empty') onBoard.push(`${square} ${wordsOn(content)}`);
        }
        expect(said(tree, 'desc')).toContain(
          `On the board: ${onBoard.join(', ') || 'nothing'}. All other squares are empty.`,
        );
        for (const [index, count] of state.pit.entries())
          expect(having(named(tree, 'data-pit', `R${index + 1}`), 'data-count', String(count)).length).toBe(1);
        expect(Object.values(pieces(named(tree, 'data-selected', String(state.selected)))).length).toBe(
          Number(state.selected > 0),
        );
        const [white, black] = terrafex.score(state);
        expect(said(tree, 'desc')).toContain(`Score: White ${white}, Black ${black}.`);
      }),
    );
  });

  test('a tracker stands upright until its action is done, then it is tipped over', () => {
    const read1 = terrafex.game.position.parse(
      '......../......../......../B3+G2R1....../......../......../........ w GB - 000 1 k2a0',
    );
    if (isLeft(read1)) throw new Error('a position');
    const tree = read(terrafexSvg(read1.right));
    const stands = (colour: string): boolean =>
      !JSON.stringify(named(tree, 'data-tracker', colour)).includes('rotate(90)');
    expect(['R', 'Y', 'G', 'B'].map(stands)).toEqual([false, false, true, true]);
    expect(said(tree, 'desc')).toContain('Trackers standing: green and blue; toppled: red and yellow.');
  });

  test('the points on the squares add up to the score, each on the ground of its seat', () => {
    check(
      fc.property(states, (state) => {
        const sums = [0, 0];
        for (const square of having(read(terrafexSvg(state)), 'data-square')) {
          const [ground, ...others] = square.children;
          const note = others.find(({ name }) => name === 'text');
          const seat = ['#fffdf6', '#474b53'].indexOf(ground?.attributes['fill'] ?? '');
          expect(note === undefined).toBe(seat < 0);
          if (note !== undefined) sums[seat]! += Number(note.text.replace('\u2212', '-'));
        }
        expect(sums).toEqual([...terrafex.score(state)]);
      }),
    );
  });

  test('seat 1 has its side below', () => {
    const opposite = (square: string): string =>
      String.fromCharCode(97 + 104 - square.charCodeAt(0)) + String(8 - Number(square[1]));
    turns(read(terrafexSvg(terrafex.initial)), read(terrafexSvg(terrafex.initial, { seat: 1 })), opposite);
    const [above, below] = having(read(terrafexSvg(terrafex.initial, { seat: 1 })), 'data-seat').map(placeOf);
    expect(above![1]).toBeLessThan(below![1]);
    expect(having(read(terrafexSvg(terrafex.initial, { seat: 1 })), 'data-seat')[1]?.attributes['data-seat']).toBe('1');
  });
});

describe('Transformartian', () => {
  const states = fc
    .record({ options: ofTransformartian, seed: fc.nat(), plies: fc.nat(80) })
    .map(({ options, seed, plies }) => walk(transformartian.game, options, seed, plies).states.at(-1)!);

  test('every piece is drawn once, in its place, and named in the description', () => {
    check(
      fc.property(states, (state) => {
        const tree = read(transformartianSvg(state));
        const letters = transformartian.colours.slice(0, state.grid.length / 5);
        expect(pieces(tree)).toEqual(
          tally(letters.flatMap((c) => [1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3].map((size) => `${c}${size}`))),
        );
        const larges = state.grid.map(
          (colour, square) => [transformartian.squares[square]!, letters[colour]!] as const,
        );
        for (const [square, letter] of larges)
          expect(pieces(named(tree, 'data-square', square))).toEqual({ [`${letter}3`]: 1 });
        const text = said(tree, 'desc');
        expect(text).toContain(larges.map(([square, letter]) => `${square} ${colourNames[letter]}`).join(', '));
        for (const [team, points] of state.scores.entries()) {
          const hand = letters[state.hands[team]!];
          expect(pieces(named(tree, 'data-team', String(team)))).toEqual(hand === undefined ? {} : { [`${hand}2`]: 1 });
          const holds = hand === undefined ? 'no medium' : `the ${colourNames[hand]} medium`;
          expect(text).toContain(`has ${points} ${points === 1 ? 'point' : 'points'} and ${holds} in hand`);
        }
        for (const column of state.settings.shapes.keys()) {
          const points = letters.map((c, colour) => {
            const level = state.smalls[column * letters.length + colour]!;
            return `${colourNames[c]} ${state.settings.levels[level]}`;
          });
          expect(text).toContain(`): ${points.join(', ')}`);
          expect(text).toContain(`column ${column + 1}, `);
          const drawn = named(tree, 'data-column', String(column + 1));
          const shape = transformartian.drawingOf(drawn.attributes['data-shape']!);
          expect(drawn.attributes['data-shape']).toBe(state.settings.shapes[column]);
          const squares = having(drawn, 'd').flatMap(({ attributes }) => attributes['d']!.match(/h8v8h-8z/g) ?? []);
          expect(squares.length).toBe(shape.match(/o/g)?.length);
        }
      }),
    );
  });

  test('two players see the grid from two sides, more than two do not', () => {
    check(
      fc.property(states, (state) => {
        const [one, other] = [read(transformartianSvg(state)), read(transformartianSvg(state, { seat: 1 }))];
        const turned = state.settings.players === 2;
        turns(one, other, (square) =>
          turned ? String.fromCharCode(97 + 101 - square.charCodeAt(0)) + String(6 - Number(square[1])) : square,
        );
      }),
    );
  });
});

describe('Töframenn', () => {
  const states = fc.oneof(toframennStates, madeUp);
  const letters = 'BCGKOPRWY';

  const namesOf = (code: number): readonly string[] =>
    [100, 10, 1].flatMap((place, index) => {
      const letter = letters[(Math.floor(code / place) % 10) - 1];
      return letter === undefined ? [] : [`${letter}${index + 1}`];
    });

  const wordsOf = (code: number): string =>
    namesOf(code)
      .map((name) => `${sizeNames[Number(name[1])]} ${colourNames[name[0]!]}`)
      .join(' on ') + (code >= 1000 ? ' (Archmage)' : '');

  test('every pyramid is drawn once, where it is, and said', () => {
    check(
      fc.property(states, (state) => {
        const tree = read(toframennSvg(state));
        const text = said(tree, 'desc');
        const loose = state.loose.flat().map((pyramid) => `${letters[(pyramid % 10) - 1]}${Math.floor(pyramid / 10)}`);
        expect(pieces(tree)).toEqual(tally([...[...state.board, ...state.hands.flat()].flatMap(namesOf), ...loose]));
        for (const [index, square] of toframenn.squares.entries()) {
          const code = state.board[index]!;
          const group = named(tree, 'data-square', square);
          expect(having(group, 'data-piece').map(({ attributes }) => attributes['data-piece'])).toEqual(
            namesOf(code).toReversed(),
          );
          expect(JSON.stringify(group).includes('"polygon"')).toBe(code >= 1000);
          if (code > 0) expect(text).toContain(`${square} ${wordsOf(code)}`);
        }
        for (const code of state.hands.flat()) expect(text).toContain(wordsOf(code));
        expect(having(tree, 'data-hand').length).toBe(state.hands.flat().length);
        expect(having(tree, 'data-loose').length).toBe(loose.length);
      }),
    );
  });

  test('seat 1 has its side below', () => {
    check(
      fc.property(states, (state) => {
        // Leave out the hands, because hands of different heights would move the board.
        const lay = (seat: Seat): Node => read(toframennSvg({ ...state, hands: [[], []], loose: [[], []] }, { seat }));
        turns(
          lay(0),
          lay(1),
          (square) => String.fromCharCode(97 + 104 - square.charCodeAt(0)) + String(9 - Number(square[1])),
        );
      }),
    );
  });
});

describe('IceTraders', () => {
  const seatsOf = (state: icetraders.State): readonly Seat[] =>
    ([0, 1, 2, 3, 4] as const).slice(0, state.settings.players);

  test('every piece is drawn once, in its place, and named in the description', () => {
    check(
      fc.property(icetradersStates, (state) => {
        const tree = read(icetradersSvg(state));
        const text = said(tree, 'desc');
        expect(pieces(tree)).toEqual(
          Object.fromEntries(['R', 'Y', 'G', 'B'].flatMap((c) => [1, 2, 3].map((size) => [`${c}${size}`, 5]))),
        );
        const systems = icetraders.look(state);
        expect(having(tree, 'data-system').length).toBe(systems.length);
        for (const { number, markers, ships } of systems) {
          const card = named(tree, 'data-system', String(number));
          expect(pieces(card)).toEqual(tally([...markers, ...ships.map(({ piece }) => piece)]));
          for (const seat of seatsOf(state)) {
            const drawn = having(card, 'data-owner', String(seat)).flatMap((line) =>
              having(line, 'data-ship').flatMap(({ attributes }) =>
                Array.from({ length: Number(attributes['data-count'] ?? 1) }, () => attributes['data-piece']!),
              ),
            );
            expect(tally(drawn)).toEqual(tally(ships.filter(({ owner }) => owner === seat).map(({ piece }) => piece)));
          }
          const named1 = markers.map((name) => `${sizeNames[Number(name[1])]} ${colourNames[name[0]!]}`).join(' and ');
          expect(text).toContain(`System ${number}, ${named1 || 'hyperspace'}`);
        }
        for (const seat of seatsOf(state))
          expect(text).toMatch(
            new RegExp(
              `Seat ${seat}: alignment .*${{ living: 'living', eliminated: 'eliminated by another seat', selfEliminated: 'eliminated by itself' }[state.standings[seat]!]}\\.`,
            ),
          );
      }),
    );
  });

  test('a picture shows no more than the view: states that a seat cannot tell apart have one picture', () => {
    fc.assert(
      fc.property(icetradersStates, fc.nat(), (state, seed) => {
        for (const seat of [undefined, ...seatsOf(state)]) {
          const view = icetraders.view(seat === undefined ? none : some(seat))(state);
          const picture = icetradersSvg(state, { seat });
          expect(icetradersSvg(view, { seat }) === picture).toBe(true);
          expect(icetradersSvg(icetraders.determinize(view, seed), { seat }) === picture).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  /** A description without the goals of the two alignments, which everybody knows. */
  const withoutGoals = (tree: ReturnType<typeof read>): string =>
    Object.values(goals).reduce((text, goal) => text.replace(goal, ''), said(tree, 'desc'));

  test('a view drawn for somebody else shows what both see', () => {
    fc.assert(
      fc.property(icetradersStates, (state) => {
        const watched = icetradersSvg(state);
        for (const seat of seatsOf(state)) {
          const view = icetraders.view(some(seat))(state);
          expect(icetradersSvg(view) === watched).toBe(true);
          const other = seatsOf(state).find((one) => one !== seat)!;
          const seen = read(icetradersSvg(view, { seat: other }));
          if (!state.revealed) {
            expect(withoutGoals(seen)).not.toMatch(/Good|Evil/);
            expect(withoutGoals(read(watched))).not.toMatch(/Good|Evil|picked [RYGB]/);
          }
        }
        // A seat outside the game sees what a spectator sees.
        expect(icetradersSvg(state, { seat: 5 }) === watched).toBe(true);
      }),
    );
  });

  test('its own alignment and pick are shown to a seat', () => {
    const text = '3 pick 2 GGE +++ 0:R1Y2,R3G3,- - -';
    const shown = svgOfText('icetraders', text, { seat: 0 });
    const masked = svgOfText('icetraders', '3 pick 2 G?? +++ 0:R1Y2,????,- - -', { seat: 0 });
    expect(masked).toEqual(shown);
    if (isLeft(shown)) throw new Error('a picture');
    expect(said(read(shown.right), 'desc')).toContain(
      'Seat 0: alignment Good, picked R1 Y2, living. Seat 1: alignment hidden, picked, hidden, living.',
    );
  });
});
