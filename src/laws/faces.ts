/**
 * Chapter 7 of the contract: everything that people see and click.
 *
 * @packageDocumentation
 */

import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { applyChanges } from '../face/change.js';
import { choices } from '../face/choices.js';
import type { Face } from '../face/face.js';
import { say } from '../face/message.js';
import type { Model } from '../face/model.js';
import { svgText } from '../face/paint/element.js';
import { type Part, placeKey } from '../face/part.js';
import { eyesOf, gameLaw, type Law, type Samples, untested, type Walk } from './sample.js';
import { demand, each, same, shown, type Violation } from './violation.js';

const keyOf = (parts: readonly Part[]): string => JSON.stringify(parts.map(placeKey));

/** The decisions of a game. Each decision consists of a state, the move made in that state, and the state after the move. */
const decisions = <T extends GameTypes>({
  states,
  moves,
}: Walk<T>): readonly { readonly before: T['State']; readonly move: Legal<T['Move']>; readonly after: T['State'] }[] =>
  moves.map((move, ply) => ({ before: states[ply], move, after: states[ply + 1] }));

const partsDiffer = <T extends GameTypes>(face: Face<T>, state: T['State'], move: Legal<T['Move']>): Violation => {
  const { game, parts } = face;
  const keys = game.legalMoves(state).map((one) => keyOf(parts(one)));
  const { complete } = choices(face)(state, parts(move));
  return (
    same('different parts of legal moves', new Set(keys).size, keys.length) ??
    same(
      'the move that clicks on all parts lead to',
      complete === null ? '' : game.moveText.print(complete),
      game.moveText.print(move),
    )
  );
};

/** Quotes two texts, beginning a little before the first place where they differ. */
const apart = (one: string, other: string): string => {
  const from = Math.max(0, Array.from(one).findIndex((sign, place) => sign !== other[place]) - 20);
  return [one, other].map((text) => `...${text.slice(from, from + 80)}...`).join(' instead of ');
};

/** Two models must contain the same data and have the same JSON, since a page may compare or store the JSON of models. */
const alike = (what: string, found: Model, wanted: Model): Violation => {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  return same(what, found, wanted) ?? demand(one === other, () => `${what} is in another order: ${apart(one, other)}`);
};

const changesLead = <T extends GameTypes>(
  { game, changes, model }: Face<T>,
  { before, move, after }: { readonly before: T['State']; readonly move: T['Move']; readonly after: T['State'] },
): Violation =>
  alike('the model after the changes', applyChanges(model(before), changes(before, move, after)), model(after)) ??
  each(eyesOf(game, before), (eyes) => {
    const [a, b] = [game.view(eyes)(before), game.view(eyes)(after)];
    const seen = game.isSecret(before) ? null : move;
    return alike('the model of a view after the changes', applyChanges(model(a), changes(a, seen, b)), model(b));
  });

/** For each team, the points in a model must add up to the team's score. */
const pointsAddUp = <T extends GameTypes>({ game, model }: Face<T>, state: T['State']): Violation =>
  same(
    'the sums of the points of the model',
    model(state).points.map((sources) => Object.values(sources).reduce((sum, points) => sum + points, 0)),
    game.score(state),
  );

/**
 * A message must be in words. A message without a text is shown as its key. The law recognises a key by a dot between letters, which no sentence
 * contains.
 */
const isTold = (text: string): Violation =>
  demand(text.trim() !== '' && !/[a-z]\.[a-zA-Z]|[{}]|undefined/.test(text), () => `no words: ${shown(text)}`);

const hasWords = <T extends GameTypes>(
  { parts, english, describe, describeView, describeChange, changes }: Face<T>,
  { before, move, after }: { readonly before: T['State']; readonly move: T['Move']; readonly after: T['State'] },
): Violation => {
  const speak = say([english]);
  return (
    isTold(speak(describeView(before))) ??
    isTold(speak(describeView(after))) ??
    isTold(speak(describe(before, move))) ??
    each(parts(move), ({ label }) => isTold(label)) ??
    each(changes(before, move, after), (change) => isTold(speak(describeChange(after, change))))
  );
};

const targetsIn = (svg: string): ReadonlySet<string> =>
  new Set(Array.from(svg.matchAll(/ data-([a-z-]+)="([^"]*)"/g), (found) => `${found[1]!}:${found[2]!}`));

const targetLaws = <T extends GameTypes>(samples: Samples<T>, { game, parts }: Face<T>): readonly Law[] => {
  const { draw, beside = [] } = samples.given;
  if (draw === undefined) return [untested(samples, 'GC-7.4', 'draw')];
  return [
    gameLaw(samples, 'GC-7.4', ({ last }) =>
      each(game.toMove(last).slice(0, 1), (seat) => {
        const targets = targetsIn(svgText(draw(game.view({ _tag: 'Some', value: seat })(last), seat)));
        return each(game.legalMoves(last), (move) =>
          each(parts(move), ({ kind, value }) =>
            demand(
              beside.includes(kind) || targets.has(`${kind}:${value}`),
              () =>
                `nothing to click for ${kind} ${value}: no element of the picture has data-${kind}="${value}"; if buttons next to the picture offer it, name ${kind} in \`beside\``,
            ),
          ),
        );
      }),
    ),
  ];
};

/** The laws that need a face. */
const faceRules = ['GC-7.1', 'GC-7.2', 'GC-7.3', 'GC-7.4', 'GC-7.5'] as const;

/** The laws in chapter 7 of the contract (faces), for a game that has a face. */
export const faceLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { face } = samples.given;
  if (face === undefined) return faceRules.map((rule) => untested(samples, rule, 'face'));
  return [
    gameLaw(samples, 'GC-7.1', (walk) =>
      each(decisions(walk).slice(-10), ({ before, move }) => partsDiffer(face, before, move)),
    ),
    gameLaw(samples, 'GC-7.2', (walk) => each(decisions(walk), (decision) => changesLead(face, decision))),
    gameLaw(samples, 'GC-7.3', (walk) => each(decisions(walk), (decision) => hasWords(face, decision))),
    ...targetLaws(samples, face),
    gameLaw(samples, 'GC-7.5', ({ states }) => each(states, (state) => pointsAddUp(face, state))),
  ];
};
