/**
 * Recorded games that a page supplies, either as JSON or as an address.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { isObject } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';

/** The id of the game that a record names; empty if the record names no game. */
export const gameIn = (record: string): string => {
  const read = parseJson(record);
  const id = isLeft(read) || !isObject(read.right) ? undefined : read.right['game'];
  return typeof id === 'string' ? id : '';
};

/** Loads the text at an address; null if the text cannot be loaded. */
export const recordAt = async (address: string): Promise<string | null> => {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
};
