/**
 * Sessions that rest until they are on the screen.
 *
 * A component may be drawn but never shown: on a server, in React's strict mode, or because the page discards it first. Nobody closes the session of
 * a component that is never shown. Such a session must therefore hold nothing: no bot that thinks, no worker, no timer and no connection.
 *
 * @packageDocumentation
 */

/** A session that can rest. All sessions of this library can rest; a session that a page supplies may be unable to. */
interface Restful {
  /** Stops bots, clocks and connections until `resume` is called. Moves can still be made. */
  readonly rest: () => void;
  /** Lets bots, clocks and connections go on. */
  readonly resume: () => void;
}

// A page may load two copies of this library, so recognize sessions by their members.
const isRestful = (play: object): play is Restful => 'rest' in play && 'resume' in play;

/** Lets a newly made session rest, and returns it. */
export const atRest = <A extends object>(play: A): A => {
  if (isRestful(play)) play.rest();
  return play;
};

/** Lets a session that rests go on. */
export const resumed = (play: object): void => {
  if (isRestful(play)) play.resume();
};
