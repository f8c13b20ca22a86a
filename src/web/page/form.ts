/**
 * Forms filled in by people.
 *
 * @packageDocumentation
 */

/** A function that returns the text in a named field of a form, without blanks around it; empty if there is no such field. */
export type FieldReader = (name: string) => string;

/** A form with the values that people entered. */
export interface FilledForm {
  readonly form: HTMLFormElement | null;
  readonly text: FieldReader;
  /** The value of the button that sent the form; empty if no button did. */
  readonly way: string;
}

/** Returns the form around the element whose event handler was called, with the values that people entered. */
export const filled = (event: Event): FilledForm => {
  const { currentTarget } = event;
  const sender = event instanceof SubmitEvent ? event.submitter : null;
  const form = currentTarget instanceof Element ? currentTarget.closest('form') : null;
  const data = new FormData(form ?? undefined);
  const text: FieldReader = (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { form, text, way: sender instanceof HTMLButtonElement ? sender.value : '' };
};

/** Makes a handler that processes a submitted form without leaving the page. */
export const sent =
  (then: (filled: FilledForm) => void) =>
  (event: Event): void => {
    event.preventDefault();
    then(filled(event));
  };
