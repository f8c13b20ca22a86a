/**
 * A list from which people choose one item.
 *
 * @packageDocumentation
 */
import { html, type TemplateResult } from 'lit';

/** An item of the list. */
export interface Choice<A> {
  readonly value: A;
  readonly words: string;
}

/** A labelled list. `then` is called with the item that people choose. */
export const select = <A extends string | number>(
  name: string,
  now: A,
  choices: readonly Choice<A>[],
  then: (value: A) => void,
): TemplateResult =>
  html`<label class="wide"
    ><span>${name}</span>
    <select
      @change=${({ target }: Event) => {
        const chosen = target instanceof HTMLSelectElement ? choices[target.selectedIndex] : undefined;
        if (chosen !== undefined) then(chosen.value);
      }}
    >
      ${choices.map(({ value, words }) => html`<option value=${value} ?selected=${value === now}>${words}</option>`)}
    </select></label
  >`;
