/**
 * What a viewer sees, with costly values that are worked out only when they are first read.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../core/contract/game.js';
import { Late, type LazyValues } from './lazy-values.js';
import type { Sight, Snapshot } from './snapshot.js';

/** The names of the values in a sight that are worked out when they are first read. */
const lateInSight = ['moves', 'last', 'changes', 'told', 'touched', 'standing', 'score'] as const;

/** The names of the other values in a snapshot that are worked out when they are first read: they follow from the viewer's picks. */
const lateInSnapshot = ['offers', 'forced', 'move', 'kinds', 'named'] as const;

/** The functions that work out the late values of a sight. */
export type LateSight<T extends GameTypes> = LazyValues<Pick<Sight<T>, (typeof lateInSight)[number]>>;

/** The values of a sight that are known at once. */
export type EarlySight<T extends GameTypes> = Omit<Sight<T>, keyof LateSight<T>>;

/** The functions that work out the values in a snapshot that follow from the viewer's picks. */
export type LatePicks<T extends GameTypes> = LazyValues<Pick<Snapshot<T>, (typeof lateInSnapshot)[number]>>;

/** The values that are known at once. Every name is written out, because copying a list of names takes longer than making a move. */
class Seen<T extends GameTypes> extends Late implements EarlySight<T> {
  readonly viewer: Sight<T>['viewer'];
  readonly view: Sight<T>['view'];
  readonly seats: Sight<T>['seats'];
  readonly deciding: Sight<T>['deciding'];
  readonly waiting: Sight<T>['waiting'];
  readonly ply: Sight<T>['ply'];
  readonly plies: Sight<T>['plies'];
  readonly cause: Sight<T>['cause'];
  readonly canUndo: Sight<T>['canUndo'];
  readonly canRedo: Sight<T>['canRedo'];
  readonly thinking: Sight<T>['thinking'];
  readonly botFault: Sight<T>['botFault'];
  readonly draw: Sight<T>['draw'];
  readonly undo: Sight<T>['undo'];
  readonly comments: Sight<T>['comments'];
  readonly times: Sight<T>['times'];
  readonly left: Sight<T>['left'];
  readonly claims: Sight<T>['claims'];
  readonly connection: Sight<T>['connection'];
  readonly sending: Sight<T>['sending'];
  readonly halted: Sight<T>['halted'];
  readonly fault: Sight<T>['fault'];
  readonly refused: Sight<T>['refused'];
  readonly end: Sight<T>['end'];

  constructor(now: EarlySight<T>, refused: Sight<T>['refused'], later: object) {
    super(now, later);
    this.viewer = now.viewer;
    this.view = now.view;
    this.seats = now.seats;
    this.deciding = now.deciding;
    this.waiting = now.waiting;
    this.ply = now.ply;
    this.plies = now.plies;
    this.cause = now.cause;
    this.canUndo = now.canUndo;
    this.canRedo = now.canRedo;
    this.thinking = now.thinking;
    this.botFault = now.botFault;
    this.draw = now.draw;
    this.undo = now.undo;
    this.comments = now.comments;
    this.times = now.times;
    this.left = now.left;
    this.claims = now.claims;
    this.connection = now.connection;
    this.sending = now.sending;
    this.halted = now.halted;
    this.fault = now.fault;
    this.refused = refused;
    this.end = now.end;
  }
}

/** What a viewer sees, for use inside a session. The late names belong to the class, so sights are cheap to make, but cannot be copied. */
export class LiveSight<T extends GameTypes> extends Seen<T> implements Sight<T> {
  declare readonly moves: Sight<T>['moves'];
  declare readonly last: Sight<T>['last'];
  declare readonly changes: Sight<T>['changes'];
  declare readonly told: Sight<T>['told'];
  declare readonly touched: Sight<T>['touched'];
  declare readonly standing: Sight<T>['standing'];
  declare readonly score: Sight<T>['score'];

  static {
    for (const name of lateInSight) Object.defineProperty(LiveSight.prototype, name, Late.readerOf(name));
  }

  constructor(now: EarlySight<T>, later: LateSight<T>) {
    super(now, now.refused, later);
  }
}

/** The readers of a snapshot's late values. All snapshots share them, because objects with readers of their own are slow to make. */
const readers = [...lateInSight, ...lateInSnapshot].map((name) => [name, Late.readerOf(name)] as const);

/** What a viewer sees and has picked. All names are the snapshot's own, so it can be copied, compared and written as JSON like any other object. */
export class LiveSnapshot<T extends GameTypes> extends Seen<T> implements Snapshot<T> {
  readonly picked: Snapshot<T>['picked'];
  declare readonly moves: Snapshot<T>['moves'];
  declare readonly last: Snapshot<T>['last'];
  declare readonly changes: Snapshot<T>['changes'];
  declare readonly told: Snapshot<T>['told'];
  declare readonly touched: Snapshot<T>['touched'];
  declare readonly standing: Snapshot<T>['standing'];
  declare readonly score: Snapshot<T>['score'];
  declare readonly offers: Snapshot<T>['offers'];
  declare readonly forced: Snapshot<T>['forced'];
  declare readonly move: Snapshot<T>['move'];
  declare readonly kinds: Snapshot<T>['kinds'];
  declare readonly named: Snapshot<T>['named'];

  constructor(sight: Sight<T>, picks: Pick<Snapshot<T>, 'picked' | 'refused'>, later: LatePicks<T>) {
    super(sight, picks.refused, later);
    this.picked = picks.picked;
    for (const [name, reader] of readers) Object.defineProperty(this, name, reader);
  }
}
