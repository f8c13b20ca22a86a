/**
 * Planning in the play element; the code for planning is loaded on demand.
 *
 * @packageDocumentation
 */
import type { TemplateResult } from 'lit';
import { orNull } from '../../core/values/absent.js';
import type { Catalogue } from '../../face/message.js';
import type { AnySession } from '../session/any-session.js';
import type { Around, PlayGame } from './game.js';
import type { Planning } from './plan/planning.js';
import type { planView } from './plan/show.js';
import type { Acts, Scene } from './scene.js';
import type { Sitting } from './sitting.js';

/** The position from which a plan begins. Its hidden parts are drawn at random; a fixed seed is enough, since no legal move depends on them. */
const positionFor = (game: PlayGame | null, mine: AnySession): string | null => {
  const { view } = mine.snapshot();
  return game === null || view === null ? null : game.determinize(view);
};

/** The plan that starts from the position on the screen, if there is a plan. */
export class Foreseeing {
  readonly #changed: () => void;
  #planning: Planning | undefined;
  #view: typeof planView | undefined;
  /** A number that changes whenever a plan is started, so that results of an earlier plan are not shown. */
  #wanted = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /**
   * True if planning is possible: the page has the game, and a person at the screen will have to decide. If the game hides something, a seat plans
   * from its own view, and nobody can choose moves for the other seats. Planning is then possible only if the game has quiet moves, which change
   * little.
   */
  static isPossible({ known, mine }: Sitting): boolean {
    const { view, end, halted, viewer } = mine.snapshot();
    if (known === null || view === null || end !== null || halted !== null || viewer === 'spectators') return false;
    return !known.hides || (known.quiet !== null && typeof viewer === 'number');
  }

  /** The session on which the plan is made; null while there is no plan. */
  get board(): AnySession | null {
    return orNull(this.#planning?.board);
  }

  /** The first planned move; null if no move is planned. */
  get first(): string | null {
    return orNull(this.#planning?.steps[0]?.text);
  }

  async open({ known, mine }: Sitting, around: Around): Promise<void> {
    this.close();
    const wanted = this.#wanted;
    const { Planning: Made, planView: view } = await import('./plan/index.js');
    const { viewer, deciding } = mine.snapshot();
    const [decider] = deciding;
    const seat = typeof viewer === 'number' ? viewer : decider;
    const position = positionFor(known, mine);
    if (wanted !== this.#wanted || known === null || position === null || seat === undefined) return;
    this.#view = view;
    this.#planning = new Made(known, position, seat, around, this.#changed);
    this.#changed();
  }

  /** Takes back the last planned move. */
  back(): void {
    this.#planning?.back();
  }

  /** Continues the plan from the new position of the game, for as long as the rules allow the planned moves. */
  follow(match: Sitting, made: string | null): void {
    if (this.#planning === undefined) return;
    const { known, mine } = match;
    // The next player at this screen must not see the plan of the previous one.
    if (this.#planning.game.hides && mine.snapshot().viewer !== this.#planning.seat) {
      this.close();
      return;
    }
    const position = positionFor(known, mine);
    if (position !== null) this.#planning.rebase(position, made !== null && made === this.first);
  }

  close(): void {
    this.#wanted++;
    this.#planning?.close();
    this.#planning = undefined;
  }

  /** The plan on the screen; null while there is no plan. */
  view(scene: Scene, acts: Acts, catalogues: readonly Catalogue[]): TemplateResult | null {
    if (this.#planning === undefined || this.#view === undefined) return null;
    return this.#view(scene, acts, this.#planning, catalogues);
  }
}
