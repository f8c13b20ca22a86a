/**
 * A game on this machine: people at one or several screens, and bots. Or a record that is looked through.
 *
 * @packageDocumentation
 */
import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import type { GameTypes } from '../core/contract/game.js';
import { hides } from '../core/playing/seat-moves.js';
import { type Fault, fault } from '../core/values/fault.js';
import type { Seed } from '../core/values/random.js';
import { firstSeats, type Seat, seats as allSeats } from '../core/values/seat.js';
import type { Catalogue } from '../face/message.js';
import { seenBy } from '../table/deciding.js';
import { actingFor, type Company, perform, redone, undone } from './acting.js';
import type { Deed, Driver } from './deed.js';
import { changesFor, endShown, lastFor, movesFor, positionFor, scoreFor, waitingFor } from './eyes.js';
import { sessionOf } from './handle.js';
import { decidingOn, isEnded, type Line, stateOf } from './line.js';
import { drawnSeed, opened, type SeatSetup, type SessionSetup } from './opening.js';
import { lineOfRecord, recordText } from './saved.js';
import { nobody } from './nobody.js';
import type { BotFault, Cause, Done, Seated, Session, Sight, Viewer } from './snapshot.js';
import { thinkingOf } from './thinking.js';
import { faceIn, type Source, speakerOf } from './touch.js';

/** What a game on this machine begins with. */
interface Beginning<T extends GameTypes> extends SessionSetup<T> {
  readonly from: Either<Fault, Line<T>>;
  readonly onlyLooks: boolean;
  readonly draws: Seed;
}

const mostSeeds = Number.MAX_SAFE_INTEGER;

/** What a bot leaves to chance: another seed for each seat and ply. */
const botSeed = (draws: Seed, ply: number, seat: Seat): Seed => (draws + ply * allSeats.length + seat + 1) % mostSeeds;

const driverOf = <T extends GameTypes>(source: Source<T>, begin: Beginning<T>): Driver<T> => {
  const face = faceIn(source);
  const { game } = face;
  const listeners = new Set<() => void>();
  const sights = new Map<Viewer, Sight<T>>();
  const thinking = thinkingOf(begin.bots ?? {});
  const say = speakerOf(face, begin.catalogues ?? []);
  let line = isLeft(begin.from) ? undefined : begin.from.right;
  let wrong = isLeft(begin.from) ? begin.from.left : null;
  let given: readonly SeatSetup[] = begin.seats ?? [];
  let [cause, from, epoch, isClosed]: [Cause, number, number, boolean] = ['opened', line?.at ?? 0, 0, false];
  let botFault: BotFault | null = null;

  const botOf = (seat: Seat): string | null => given[seat]?.bot ?? null;
  const givenNames = (): readonly (string | null)[] => allSeats.map((seat) => given[seat]?.name ?? null);
  const seatedIn = (view: T['State'] | T['View']): readonly Seated[] =>
    firstSeats(game.seatCount(view)).map((seat) => ({
      name: given[seat]?.name ?? game.seatName(seat, view),
      bot: botOf(seat),
    }));
  const company: Company<T> = {
    game,
    // People decide for a bot that failed.
    isPerson: (seat) => botOf(seat) === null || botFault?.seat === seat,
    names: (at) => seatedIn(stateOf(at)).map(({ name }) => name),
    onlyLooks: begin.onlyLooks,
  };
  const speak: Driver<T>['speak'] = (view, said) => say(view, givenNames(), said);

  const viewer = (seat: Seat | null | undefined): Viewer => {
    if (seat !== undefined) return seat ?? 'spectators';
    if (begin.onlyLooks) return 'all';
    const people = firstSeats(line === undefined ? 0 : game.seatCount(line.start)).filter((one) => botOf(one) === null);
    const [only, ...others] = people;
    if (only !== undefined && others.length === 0) return only;
    return hides(game) ? 'spectators' : 'all';
  };

  const sightOf = (at: Line<T>, who: Viewer): Sight<T> => {
    const acting = actingFor(company, at, who);
    const view = positionFor(game, at, who, acting);
    return {
      viewer: who,
      view,
      seats: seatedIn(view),
      deciding: isEnded(game, at) ? [] : decidingOn(game, at),
      waiting: waitingFor(at, who),
      moves: movesFor(game, view, acting),
      ply: at.at,
      plies: at.plies.length,
      last: lastFor({ face, speak }, at, who),
      changes: changesFor(face, at, from, cause === 'played' || cause === 'redone', who),
      cause,
      standing: speak(view, face.describeView(view)),
      score: scoreFor(game, at, who),
      end: endShown(game, at),
      canUndo: undone(company, at, who) !== undefined,
      canRedo: redone(company, at, who) !== undefined,
      thinking: thinking.seats(),
      botFault,
      draw: at.draw,
      undo: null,
      times: null,
      connection: 'local',
      sending: false,
      fault: null,
      refused: null,
    };
  };

  const tell = (): void => {
    sights.clear();
    for (const listener of [...listeners]) listener();
  };

  /** Bots think at the end of the line, and where people have decided and wait for them. */
  const wake = (): void => {
    if (line === undefined || isClosed || begin.onlyLooks || isEnded(game, line)) return;
    const { at, plies, sealed, draws } = line;
    if (at < plies.length && sealed.length === 0) return;
    const busy = thinking.seats();
    for (const seat of decidingOn(game, line)) {
      const bot = botOf(seat);
      if (bot === null || busy.includes(seat) || botFault?.seat === seat) continue;
      const view = seenBy(game, stateOf(line), seat);
      thinking.start({ game, bot, seat, view, seed: botSeed(draws, at, seat) }, (answer) => answered(seat, answer));
    }
  };

  /** Takes what a bot chose, or keeps why it did not. */
  const answered = (seat: Seat, answer: Either<Fault, T['Move'] | string>): void => {
    const said = isLeft(answer) ? answer : botMove(seat, answer.right);
    if (isRight(said)) return;
    const { left: why } = said;
    botFault = { seat, fault: why._tag === 'Fault' ? why : fault([], why.text, why.rule) };
    tell();
  };

  const botMove = (seat: Seat, given: T['Move'] | string): Done<T> => {
    const read = typeof given === 'string' ? game.moveText.parse(given) : right(given);
    return isLeft(read) ? read : act(seat, { _tag: 'Play', move: read.right });
  };

  /** Another position is shown: bots that think about the one before are stopped. */
  const put = (next: Line<T>, why: Cause, start: number): void => {
    const isOther = next.at !== line?.at || next.plies !== line.plies || next.end !== line.end || why === 'jumped';
    if (isOther) {
      thinking.stop();
      botFault = null;
    }
    // An offer or a decision that waits leaves the position as it came about.
    if (isOther || why !== 'played') [cause, from] = [why, start];
    [line, wrong] = [next, null];
    epoch++;
    wake();
    tell();
  };

  const load = (text: string): Either<Fault, void> => {
    const read = lineOfRecord(game, text, begin.draws);
    if (isLeft(read)) return read;
    const { names } = read.right;
    given = names.map((name, seat) => {
      const { bot } = given[seat] ?? {};
      const known = name ?? given[seat]?.name;
      return { ...(known === undefined ? {} : { name: known }), ...(bot === undefined ? {} : { bot }) };
    });
    const next = read.right.line;
    const at = { ...next, at: next.plies.length };
    line = undefined;
    put(at, 'loaded', at.at);
    return right(undefined);
  };

  const act = (who: Viewer, deed: Deed<T>): Done<T> => {
    if (isClosed) return left(fault([], 'the session is closed'));
    if (deed._tag === 'Load') return load(deed.text);
    if (line === undefined) return left(fault([], 'there is no position'));
    const start = line.at;
    const done = perform(company, line, who, deed);
    if (isLeft(done)) return done;
    put(done.right.line, done.right.cause, start);
    return right(undefined);
  };

  wake();
  return {
    face,
    confirm: begin.confirm ?? 'ambiguous',
    speak,
    viewer,
    sight: (who) => {
      const known = sights.get(who);
      if (known !== undefined) return known;
      const seated = given.map(({ name, bot }, seat) => ({ name: name ?? `Seat ${seat}`, bot: bot ?? null }));
      const made =
        line === undefined ? { ...nobody, viewer: who, seats: seated, cause, fault: wrong } : sightOf(line, who);
      sights.set(who, made);
      return made;
    },
    epoch: () => epoch,
    act,
    save: () => (line === undefined ? null : recordText(game, line, givenNames())),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      // A listener may close the session when it hears of it.
      if (isClosed) return;
      isClosed = true;
      thinking.stop();
      tell();
    },
  };
};

/**
 * Opens a game on this machine: people at one or several screens, and bots. What chance decides is drawn from the seed. A set-up that the rules
 * refuse gives a session without a position, whose snapshot says why (`fault`); it can still load a record.
 *
 * The session itself has the eyes of the only person, of `all` where several people play a game that hides nothing, and else of spectators: each
 * seat has its own handle by `as`.
 *
 * @param source - the face of a game; or a game, whose moves are then picked by their notations
 * @param setup - who plays, options, seed
 * @example
 * ```ts
 * import { terrafexFace } from 'rulehouse/face';
 * import { session } from 'rulehouse/session';
 *
 * const play = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 1 });
 * play.pick({ kind: 'square', value: 'c5' }); // right
 * play.snapshot().move?.words; // 'Ada grows the forest on c5'
 * play.play(); // right
 * play.snapshot().standing; // 'To move: Ada (the turn)'
 * play.undo(); // right
 * play.snapshot().cause; // 'undone'
 * play.play('Ba5>c5'); // left: TF-7.2
 * ```
 */
export const session = <T extends GameTypes>(source: Source<T>, setup: SessionSetup<T> = {}): Session<T> => {
  const { game } = faceIn(source);
  const draws = setup.seed ?? drawnSeed();
  return sessionOf(driverOf(source, { ...setup, draws, from: opened(game, setup, draws), onlyLooks: false }));
};

/**
 * Opens a record to look through it: `jump` shows any of its positions, and nothing can be played. A record that cannot be read gives a session
 * without a position, whose snapshot says why. The session sees everything; `as` shows what one seat saw.
 *
 * @param source - the face of the game of the record, or the game
 * @param record - the text of the record
 * @param catalogues - catalogues of other languages, asked before the English one
 * @example
 * ```ts
 * import { terrafexFace } from 'rulehouse/face';
 * import { look, session } from 'rulehouse/session';
 *
 * const played = session(terrafexFace, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 1 });
 * played.play('G^c5');
 * const seen = look(terrafexFace, played.save() ?? '');
 * seen.snapshot().last?.words; // 'Ada grows the forest on c5'
 * seen.jump(0); // right
 * seen.snapshot().plies; // 1
 * ```
 */
export const look = <T extends GameTypes>(
  source: Source<T>,
  record: string,
  catalogues: readonly Catalogue[] = [],
): Session<T> => {
  const { game } = faceIn(source);
  const read = lineOfRecord(game, record, 0);
  if (isLeft(read)) return sessionOf(driverOf<T>(source, { catalogues, from: read, onlyLooks: true, draws: 0 }));
  const { line, names } = read.right;
  const seats = names.map((name) => (name === null ? {} : { name }));
  return sessionOf(driverOf(source, { catalogues, seats, from: right(line), onlyLooks: true, draws: 0 }));
};
