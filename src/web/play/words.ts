/**
 * The language of the play element: the language of the page around the element, or else English.
 *
 * @packageDocumentation
 */
import { type Catalogue, type Message, message, nameIn, say } from '../../face/message.js';
import { english } from './english.js';

/** Translates one of the play element's texts. */
export interface Speak {
  (key: string, params?: Message['params']): string;
  /** Translates the name of a seat; a name that a person has chosen stays unchanged. */
  readonly called: (name: string) => string;
  /** The catalogues of the page's language. */
  readonly catalogues: readonly Catalogue[];
}

/** Returns the function that translates texts of the element with the given catalogues. */
export const speakerWith = (catalogues: readonly Catalogue[]): Speak => {
  const speak = say([...catalogues, english]);
  const sentence = (key: string, params: Message['params'] = {}): string => speak(message(key, params));
  return Object.assign(sentence, { called: (name: string) => nameIn(catalogues, name), catalogues });
};
