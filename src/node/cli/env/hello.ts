/**
 * The first frame of a conversation, which explains what the numbers of a batch mean.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../../core/contract/game.js';
import type { Batch, Encoding } from '../../../environment/index.js';
import { frameVersion } from './frames.js';

/** Describes an encoding as plain data. */
export const declared = <T extends GameTypes>({ name, game, actions: { space }, layout }: Encoding<T>): object => ({
  name,
  game: { id: game.id, title: game.title },
  actions: {
    count: space.count,
    groups: space.groups.map(({ name: group, offset, size, shape, meaning }) => ({
      ...{ name: group, offset, size, shape, meaning },
    })),
  },
  observation: {
    length: layout.length,
    fields: layout.fields.map(({ name: field, offset, size, shape, kind, low, high, meaning }) => ({
      ...{ name: field, offset, size, shape, kind, low, high, meaning },
    })),
  },
});

/** Describes a batch: its versions, its sizes, and its encoding. */
export const helloOf = <T extends GameTypes>({ encoding, settings, seatCount, maskBytes }: Batch<T>): object => ({
  frames: frameVersion,
  games: settings.games,
  seats: seatCount,
  maskBytes,
  reward: settings.reward,
  maxPlies: settings.maxPlies,
  illegal: settings.illegal,
  options: encoding.game.options.encode(settings.options),
  ...declared(encoding),
});
