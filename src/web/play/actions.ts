/**
 * The actions other than moves that people can take, for instance resigning, and what these actions do.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import { reasonIn } from '../../core/contract/reason.js';
import { printFault } from '../../core/values/fault.js';
import type { Seat } from '../../core/values/seat.js';
import type { AnySession } from '../session/any-session.js';
import { linked, recorded } from './beginnings.js';
import { forked } from './fork.js';
import { beginningIn } from './form.js';
import type { Around, Beginning, PlayGame } from './game.js';
import { keptMatch } from './kept.js';
import { asksForLast, readLink } from './link.js';
import { Match } from './match.js';
import { keepNaming } from './naming.js';
import type { Holding } from './play-state.js';
import type { Acts } from './scene.js';
import { addressOf, saveFile } from './sharing.js';
import type { Sitting } from './sitting.js';
import type { Speak } from './words.js';

/** What the actions need from the play element. */
export interface Stage {
  readonly held: Holding;
  readonly around: () => Around;
  readonly speak: () => Speak;
  readonly changed: () => void;
  readonly learn: (game: PlayGame) => void;
  /** Shows what the page has asked for again. */
  readonly rejoin: () => void;
}

/** Begins a game; if the game cannot begin, the reason is shown. */
export const start = ({ held, around }: Stage, game: PlayGame, how: Beginning): boolean =>
  held.take(new Match(game, how, around()));

/** Replays a recorded game; nothing is hidden from a reader who has the record. */
export const study = ({ held, around }: Stage, game: PlayGame, record: string): void => {
  const read = recorded(game, record, around());
  if (isLeft(read)) {
    held.tell(read.left);
    return;
  }
  read.right.isStudy = true;
  held.take(read.right);
};

/** Opens the game that an address describes; false if the address describes none, or if the game cannot begin. */
export const follow = ({ held, around }: Stage, game: PlayGame, address: string): boolean => {
  const link = readLink(address);
  return link !== null && held.take(linked(game, link, around()));
};

/** Opens the last game that was played in this browser; false if the address does not ask for it, or if there is none. */
export const goOn = ({ held, around }: Stage, game: PlayGame, address: string): boolean => {
  const last = asksForLast(address) ? keptMatch(game, around()) : null;
  return last !== null && held.take(last);
};

/** Shows the record of a table whose game is over, with its review. */
const reviewTable = (stage: Stage, { known, play }: Sitting): void => {
  const record = play.save();
  if (known === null || isLeft(record)) return;
  study(stage, known, record.right);
  const { held } = stage;
  if (held.own === null) return;
  held.tab = 'review';
  void held.lookingBack.open(held.own, stage.around());
};

const load = async ({ held, around }: Stage, { game }: Match, file: File): Promise<void> => {
  const read = recorded(game, await file.text(), around());
  if (isLeft(read)) held.tell(read.left);
  else held.take(read.right);
};

const fork = ({ held, around }: Stage, match: Match, ply: number): void => {
  const next = forked(match, ply, around());
  if (next !== null) held.take(next);
};

const analyse = ({ held, around, speak }: Stage, match: Match): void => {
  const { analysis } = held;
  if (analysis.isRunning) analysis.stop();
  else if (around().worker() === undefined) held.say(speak()('play.review.no-worker'));
  else analysis.start(match, around());
};

const copy = ({ held, speak }: Stage, text: string): void => {
  void navigator.clipboard.writeText(text).then(
    () => held.say(speak()('play.copied')),
    () => held.say(speak()('play.not-copied')),
  );
};

/** Passes the record of the moves so far to a function; if there is no record, the reason is shown. */
const record = ({ held }: Stage, { play }: Sitting, use: (text: string) => void): void => {
  const text = play.save();
  held.problem = isLeft(text) ? printFault(text.left) : '';
  if (!isLeft(text)) use(text.right);
};

const plan = ({ held, around }: Stage, match: Sitting, is: boolean): void => {
  held.tab = is ? 'plan' : 'moves';
  if (is) void held.foreseeing.open(match, around());
  else held.foreseeing.close();
};

/**
 * Makes the first planned move in the game itself, not only on the plan's copy of the game. If the rules no longer allow the planned move because the
 * game has continued, the reason is shown.
 */
const playPlanned = ({ held }: Stage, mine: AnySession): void => {
  const { first } = held.foreseeing;
  if (first === null) return;
  const done = mine.play(first);
  held.problem = isLeft(done) ? reasonIn(done.left) : '';
};

/** Shows an earlier position of a table, or says that nobody knows it any more. */
const lookBack = async ({ held, speak }: Stage, match: Sitting, ply: number): Promise<void> => {
  if (!(await held.remembering.open(match, ply))) held.say(speak()('play.past.unknown'));
};

/** The actions that are possible in every game, whether it runs on this machine or on a server. */
const talking = (stage: Stage, act: (what: (match: Sitting) => void) => void) => ({
  undo: (ply?: number) =>
    act((match) => {
      if (match instanceof Match) match.undo();
      else match.mine.undo(ply);
    }),
  resign: () =>
    act(({ mine }) => {
      if (stage.held.isResigning) mine.resign();
      stage.held.isResigning = !stage.held.isResigning;
    }),
  playOn: () =>
    act(() => {
      [stage.held.isResigning, stage.held.claiming] = [false, null];
    }),
  claim: (seat: Seat) =>
    act(({ mine }) => {
      const { held } = stage;
      if (held.claiming === seat) mine.claim(seat);
      held.claiming = held.claiming === seat ? null : seat;
    }),
  claimDraw: () => act(({ mine }) => void mine.claimDraw()),
  offerDraw: () => act(({ mine }) => void mine.offerDraw()),
  answerDraw: (accept: boolean) =>
    act(({ mine }) => {
      stage.held.answer('draw', accept);
      mine.answerDraw(accept);
    }),
  answerUndo: (accept: boolean) =>
    act(({ mine }) => {
      stage.held.answer('undo', accept);
      mine.answerUndo(accept);
    }),
  write: (text: string) => {
    stage.held.draft = text;
  },
  comment: (text: string) =>
    act(({ mine }) => {
      stage.held.send(text);
      mine.comment(text);
    }),
  copyRecord: () => act((match) => record(stage, match, (text) => copy(stage, text))),
  save: () => act((match) => record(stage, match, (text) => saveFile(`${match.game.id}.json`, text))),
});

/** The actions that an element offers to people. */
export const actsOf = (stage: Stage): Acts => {
  const { held, changed } = stage;
  const act = (what: (match: Sitting) => void): void => {
    if (held.match !== null) what(held.match);
    changed();
  };
  const own = (what: (match: Match) => void): void => {
    if (held.own !== null) what(held.own);
    changed();
  };
  return {
    ...talking(stage, act),
    open: (tab) => {
      held.open(tab);
      own((match) => tab === 'review' && void held.lookingBack.open(match, stage.around()));
    },
    plan: (is) => act((match) => plan(stage, match, is)),
    unplan: () => act(() => held.foreseeing.back()),
    playPlanned: () => act(({ mine }) => playPlanned(stage, mine)),
    pick: (part) => act(({ mine }) => void mine.pick(part)),
    look: (ply) =>
      act((match) => {
        if (match instanceof Match) match.look(ply);
        else void lookBack(stage, match, ply);
      }),
    point: (block) => act(() => held.logbook.point(block)),
    list: (seat) =>
      act(() => {
        held.logbook.listed = seat;
      }),
    askAgain: () => own((match) => match.askAgain()),
    playFor: () =>
      own((match) => {
        match.playFor();
        held.show();
      }),
    restore: () => own((match) => match.restore()),
    propose: (ply, places) =>
      own((match) => {
        match.look(ply);
        held.marked = places;
      }),
    fork: (ply) => own((match) => fork(stage, match, ply)),
    form: (seats) => {
      [held.forming, held.problem] = [seats, ''];
      changed();
    },
    begin: (form) => own(({ game }) => void start(stage, game, beginningIn(game, form))),
    rematch: () =>
      own(({ game, how: { seed: _, ...again } }) => {
        start(stage, game, again);
      }),
    reviewTable: () => act((match) => reviewTable(stage, match)),
    backToTable: () => stage.rejoin(),
    learn: () => own(({ game }) => stage.learn(game)),
    reveal: () =>
      own((match) => {
        match.reveal();
        held.show();
      }),
    analyse: () => own((match) => analyse(stage, match)),
    copyLink: () => own((match) => copy(stage, addressOf(match))),
    load: (file) => own((match) => file !== undefined && void load(stage, match, file)),
    pace: (speed) => {
      held.director.speed = speed;
      changed();
    },
    name: (naming) => {
      held.naming = naming;
      keepNaming(naming);
      changed();
    },
  };
};
