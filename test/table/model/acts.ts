/** What people do at a table, in the order in which a run of the model does it. */
import fc from 'fast-check';

/** Something that is done with one of the clients, or that happens to its line. */
export interface Act {
  readonly what:
    | 'play'
    | 'undo'
    | 'answer'
    | 'offer'
    | 'resign'
    | 'comment'
    | 'break'
    | 'silence'
    | 'reload'
    | 'wait'
    | 'quiet';
  /** The client, counted round. */
  readonly who: number;
  /** Which of the possibilities, counted round. */
  readonly which: number;
  /** The number of things that arrive somewhere before the next act. */
  readonly arrivals: number;
}

const weights: Readonly<Record<Act['what'], number>> = {
  ...{ play: 60, undo: 20, answer: 40, offer: 8, resign: 1, comment: 2 },
  ...{ break: 6, silence: 2, reload: 2, wait: 5, quiet: 2 },
};

const what = fc.oneof(
  ...Object.entries(weights).map(([one, weight]) => ({ arbitrary: fc.constant(one as Act['what']), weight })),
);

/** The acts of one run. */
export const actsOf = (most: number): fc.Arbitrary<readonly Act[]> =>
  fc.array(fc.record({ what, who: fc.nat(11), which: fc.nat(999), arrivals: fc.nat(9) }), {
    minLength: 1,
    maxLength: most,
    size: 'max',
  });
