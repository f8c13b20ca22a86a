/**
 * Sessions in React.
 *
 * @packageDocumentation
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GameTypes } from '../../core/contract/game.js';
import type { Session, Snapshot } from '../session/index.js';
import { atRest, resumed } from '../session/resting.js';

/**
 * Returns a session that belongs to a component. The session is made once, and is closed when the component is removed. Until the component is in the
 * page, the session rests: no bot thinks, no clock runs and no request is sent. So a session uses no resources if its component is rendered on a
 * server, or if React's strict mode makes and drops the session.
 *
 * @param make - makes the session, for instance with `session`, `join` or `look`
 * @returns the session, which is the same object in every render
 * @example
 * ```ts
 * import { terrafexFace } from 'rulehouse/face';
 * import { useSession, useSnapshot } from 'rulehouse/react';
 * import { session } from 'rulehouse/session';
 *
 * const useStanding = () => useSnapshot(useSession(() => session(terrafexFace))).standing;
 * typeof useStanding; // 'function'
 * ```
 */
export const useSession = <T extends GameTypes>(make: () => Session<T>): Session<T> => {
  const [held] = useState(() => ({ play: atRest(make()), users: 0 }));
  useEffect(() => {
    held.users++;
    resumed(held.play);
    return () => {
      held.users--;
      // In strict mode, React unmounts and remounts a component at once, so wait before closing the session.
      void Promise.resolve().then(() => {
        if (held.users === 0) held.play.close();
      });
    };
  }, [held]);
  return held.play;
};

/**
 * Returns the snapshot of a session, and renders the component again when the snapshot changes.
 *
 * @param play - a session, or a handle for the session as one seat sees it
 * @returns the snapshot, which stays the same object until something changes
 *
 * @example
 * ```ts
 * import { useSnapshot } from 'rulehouse/react';
 * import type { Session } from 'rulehouse/session';
 * import type { Terrafex } from 'rulehouse/terrafex';
 *
 * const useScore = (play: Session<Terrafex>) => useSnapshot(play).score;
 * typeof useScore; // 'function'
 * ```
 */
export const useSnapshot = <T extends GameTypes>(play: Session<T>): Snapshot<T> =>
  useSyncExternalStore(play.subscribe, play.snapshot, play.snapshot);
