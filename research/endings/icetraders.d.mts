/** A closed family: its states, in the order of their texts. */
export interface Closed {
  readonly name: string;
  readonly states: readonly unknown[];
}

/** The families of IceTraders, by name; each takes the game. */
export const icetraders: Readonly<Record<'two-fleets', (game: unknown) => Closed>>;
