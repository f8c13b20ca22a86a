/**
 * The JSON Schema of the data that tools for agents return in addition to text.
 *
 * @packageDocumentation
 */
import type { JsonSchema } from '../../../core/reading/schema.js';

const text = (description: string): JsonSchema => ({ type: 'string', description });
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const fields = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const seen = {
  ply: count('Moves made so far.'),
  view: text('What you see, in the notation of the game.'),
  board: text('The same as a picture of characters.'),
  deciding: list(count('A seat that has to decide.')),
  over: { type: 'boolean' as const, description: 'True when the game is over.' },
  ending: text('How the game ended; empty before.'),
  news: list(text('A move that was made since you last looked.')),
};

const rule: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'The rule that it breaks.' };

const game = fields({
  id: text('The id.'),
  title: text('The title.'),
  seats: fields({ min: count('The fewest seats.'), max: count('The most seats.') }),
  options: list(
    fields({
      name: text('The key of the option.'),
      rule: text('The rule that defines it.'),
      values: text('Its values, in words.'),
      default: text('Its default.'),
      meaning: text('What it decides.'),
    }),
  ),
});

/** By tool. */
export const outputs: Readonly<Record<string, JsonSchema>> = {
  games: fields({ games: list(game) }),
  new_table: fields({ table: text('The name of the table.'), ...seen }),
  look: fields(seen),
  legal: fields({
    total: count('The number of legal moves.'),
    found: count('How many of them begin as asked.'),
    moves: list(
      fields({ move: text('The text of the move.'), words: text('The same in words; empty where there are none.') }),
    ),
  }),
  play: fields(seen),
  why: fields({ legal: { type: 'boolean' }, rule, text: text('The reason.') }),
  undo: fields(seen),
  explain_rule: fields({ rule: text('The number of the rule.'), text: text('What it says.') }),
  analyse: fields({ best: text('The best move.'), table: text('Moves with visits, worth, proof and line.') }),
};
