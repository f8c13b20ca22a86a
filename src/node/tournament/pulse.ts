/**
 * The pulse of a child process that plays: the game and the seat that decides, in a file that can be read even when the process hangs or has ended.
 *
 * @packageDocumentation
 */

import { randomUUID } from 'node:crypto';
import { openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The state of a process that plays. */
export interface PulseReading {
  /** The index of the game in the task; -1 between two games. */
  readonly game: number;
  /** The seat that decides; -1 before the first decision of a game. */
  readonly seat: number;
  /** The number of decisions that have begun. */
  readonly beat: number;
}

const numbers = 3;

/** The descriptor under which a child process has the file of its pulse. */
const pulseDescriptor = 4;

/** Opens a new file for the pulse of a child process; returns its descriptor. The file has no name, where the system allows that. */
export const openPulse = (): number => {
  const file = join(tmpdir(), `rulehouse-pulse-${randomUUID()}`);
  const descriptor = openSync(file, 'wx+', 0o600);
  try {
    rmSync(file, { force: true });
  } catch {
    // Windows keeps the name until the file is closed.
  }
  return descriptor;
};

/** Reads the pulse of a process; before its first game, nothing has been written. */
export const readPulse = (descriptor: number): PulseReading => {
  const bytes = new Int32Array(numbers).fill(-1);
  readSync(descriptor, bytes, 0, bytes.byteLength, 0);
  const [game = -1, seat = -1, beat = 0] = bytes;
  return { game, seat, beat };
};

/** Writes the pulse of this process. */
export interface PulseWriter {
  /** Says that the game with this index of the task begins; -1: no game is being played. */
  readonly begin: (game: number) => void;
  /** Says that a seat decides. */
  readonly decide: (seat: number) => void;
}

/** Makes the writer of this process, which is a child process. */
export const pulseWriter = (): PulseWriter => {
  const bytes = Int32Array.of(-1, -1, 0);
  const write = (): void => {
    writeSync(pulseDescriptor, bytes, 0, bytes.byteLength, 0);
  };
  return {
    begin: (game) => {
      bytes.set([game, -1]);
      write();
    },
    decide: (seat) => {
      bytes[1] = seat;
      bytes[2]!++;
      write();
    },
  };
};
