/**
 * What a training announces to workers: the game, and how it is played.
 *
 * @packageDocumentation
 */
import * as t from 'io-ts';
import { text } from '../../../core/reading/codec.js';
import { namesOf } from '../../tournament/redis/names.js';
import type { LearnFlags } from './plan.js';

const short = text('a setting', 10_000);

/** Reads the description of a training. */
export const announcedTraining = t.type({
  game: short,
  games: short,
  bot: short,
  options: short,
  layers: short,
  maxPlies: short,
  seed: short,
});

/** The description of a training. */
export type AnnouncedTraining = t.TypeOf<typeof announcedTraining>;

/** What workers have to know of a training. */
export const announcedOf = (
  game: string,
  { games, bot, options, layers, maxPlies, seed }: LearnFlags,
): AnnouncedTraining => ({ game, games, bot, options, layers, maxPlies, seed });

/** The flags with which a worker plays for a training. It writes no file and makes no test. */
export const flagsOf = ({ game: _, ...told }: AnnouncedTraining): LearnFlags => ({
  ...told,
  out: '',
  test: '0',
  jobs: '1',
});

/** The Redis key of the network with which the present round is played. */
export const networkKey = (id: string): string => `${namesOf('learn', id).announcements}:${id}:network`;

/** The key of a game's result: its round and its number. */
export const gameKey = (round: number, number: number): string => `${round}-${number}`;
