/**
 * Forms as people fill them in.
 *
 * @packageDocumentation
 */

/** The form around the element that an event is told to, and its texts by name. A field that is left out is empty. */
export const filled = ({ currentTarget }: Event): { readonly form: HTMLFormElement | null; readonly text: Texts } => {
  const form = currentTarget instanceof Element ? currentTarget.closest('form') : null;
  const data = new FormData(form ?? undefined);
  const entries = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return { form, text: new Map(entries) };
};

/** The texts of a form by name. */
export type Texts = ReadonlyMap<string, string>;

/** What happens when a form is sent: the page stays. */
export const sent =
  (then: (text: Texts, form: HTMLFormElement | null) => void) =>
  (event: Event): void => {
    event.preventDefault();
    const { form, text } = filled(event);
    then(text, form);
  };
