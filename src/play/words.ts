/**
 * How the element speaks: the language of the page around it, or English.
 *
 * @packageDocumentation
 */
import { type Catalogue, type Message, message, say } from '../face/message.js';
import { english } from './english.js';

/** Says a text of the element. */
export type Speak = (key: string, params?: Message['params']) => string;

/** The way to speak with the catalogues of a language. */
export const speakerWith = (catalogues: readonly Catalogue[]): Speak => {
  const speak = say([...catalogues, english]);
  return (key, params = {}) => speak(message(key, params));
};
