/**
 * Families of Töframenn: all positions with one wizard a side, both Archmages, whose pyramids are among those of the family. Places are in the order
 * of Light's stack, Darkness' stack, Light's square, Darkness' square, and the side to move. There is no position at a place if the squares do not
 * fit, or if the wizards have passed each other.
 */

const sizes = [1, 2, 3];
const colours = [...'BCGKOPRWY'];
const squares = [...Array(64).keys()].map((at) => `${'abcdefgh'[at % 8]}${(at >> 3) + 1}`);

/** Every stack that removals leave of a whole one, such as R1G2B3. */
const partsOf = (whole) =>
  [...Array(7).keys()].map((left) =>
    whole
      .match(/../g)
      .filter((_, place) => ((left + 1) >> place) & 1)
      .join(''),
  );

const alone = colours.flatMap((colour) => sizes.map((size) => `${colour}${size}`));

/** The number by which the library knows an Archmage. */
const codeOf = (stack) =>
  stack.match(/../g).reduce((sum, [colour, size]) => sum + (colours.indexOf(colour) + 1) * 10 ** (3 - size), 1000);

const textOf = (light, dark, at, to, side) =>
  `play:${'LD'[side]} ${squares[at]}:${light}* ${squares[to]}:${dark}* - - std,null,caster,-,-`;

/** All positions of a family: the state of each, by its place. */
const statesOf = (game, lights, darks) => {
  const states = Array(lights.length * darks.length * 8192).fill(null);
  let index = 0;
  for (const light of lights)
    for (const dark of darks)
      for (let at = 0; at < 64; at++)
        for (let to = 0; to < 64; to++)
          for (const side of [0, 1]) {
            const read = at === to ? null : game.position.parse(textOf(light, dark, at, to, side));
            if (read?._tag === 'Right' && read.right.stage._tag === 'Play') states[index] = read.right;
            index++;
          }
  return states;
};

const family = (name, stacks) => (game) => {
  const [lights, darks] = [stacks, stacks];
  const places = [lights, darks].map((list) => new Map(list.map((stack, place) => [codeOf(stack), place])));
  return {
    name,
    about: { light: lights.join(' '), dark: darks.join(' '), table: 'std' },
    states: statesOf(game, lights, darks),
    placeOf: ({ board, wizards: [[at], [to]], stage: { side } }) =>
      (((places[0].get(board[at]) * darks.length + places[1].get(board[to])) * 64 + at) * 64 + to) * 2 + side,
  };
};

/** The families of Töframenn. */
export const toframenn = {
  'lone-pyramids': family('lone-pyramids', alone),
  'lone-wizards': family('lone-wizards', partsOf('R1G2B3')),
};
