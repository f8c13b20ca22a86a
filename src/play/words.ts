/**
 * How the element speaks: the language of the page around it, or English.
 *
 * @packageDocumentation
 */
import { type Catalogue, type Message, message, nameIn, say } from '../face/message.js';
import { english } from './english.js';

/** Says a text of the element. */
export interface Speak {
  (key: string, params?: Message['params']): string;
  /** The name of a seat as the language has it; the name that somebody chose stays letter by letter. */
  readonly called: (name: string) => string;
}

/** The way to speak with the catalogues of a language. */
export const speakerWith = (catalogues: readonly Catalogue[]): Speak => {
  const speak = say([...catalogues, english]);
  const sentence = (key: string, params: Message['params'] = {}): string => speak(message(key, params));
  return Object.assign(sentence, { called: (name: string) => nameIn(catalogues, name) });
};
