/**
 * The box, shown beside a place, that explains why the place cannot be picked.
 *
 * @packageDocumentation
 */
import type { Refusal } from '../../core/contract/refusal.js';
import { ruleUrl } from '../../core/contract/rule.js';
import type { Fault } from '../../core/values/fault.js';
import { clickedPlaces } from '../../face/clicked.js';
import { message } from '../../face/message.js';
import { describeRefusal } from '../../face/telling.js';
import type { AnySession } from '../session/any-session.js';
import { notPart } from '../session/handle.js';
import { labelOf } from './targets.js';
import { watchingOf } from './words.js';

/**
 * The name of the place that an element stands for: the player's name for a seat, the game's words for any other place, or else the beginning of the
 * element's label.
 */
const placeIn = (held: AnySession, element: Element): string => {
  const [place] = clickedPlaces(element);
  if (place?.kind === 'seat') {
    const sitting = held.snapshot().seats[Number(place.value)];
    if (sitting !== undefined) return held.say(message('seat', { name: sitting.name }));
  }
  const said = place === undefined ? undefined : held.face.describePlace(place);
  if (said !== undefined && Object.hasOwn(held.face.english.texts, said.key)) return held.say(said);
  const [label = ''] = labelOf(element).split(', ');
  return label;
};

const textIn = (held: AnySession, why: Fault, element: Element): string => {
  if (why !== notPart) return held.say(message(why.reason));
  const isBegun = held.snapshot().picked.length > 0;
  return held.say(message(isBegun ? 'board.nothing' : 'board.nothing.first', { place: placeIn(held, element) }));
};

/** The content of the box that explains a refusal; `site` is the address where rules are explained. */
export const refusalIn = (
  held: AnySession,
  why: Refusal<string> | Fault,
  element: Element,
  site: string | null,
): readonly HTMLElement[] => {
  const text = document.createElement('div');
  const watching = watchingOf(held, held.snapshot());
  if (watching !== '') {
    text.textContent = watching;
    return [text];
  }
  if (why._tag === 'Fault') {
    text.textContent = textIn(held, why, element);
    return [text];
  }
  const { id, rules } = held.face.game;
  text.textContent = held.say(describeRefusal(why));
  const link = document.createElement('a');
  const title = held.say(message(rules[why.rule] ?? why.rule));
  link.textContent = site === null ? title : held.say(message('board.read', { title }));
  if (site !== null) {
    link.href = ruleUrl<string>({ id, rules }, site)(why.rule);
    link.setAttribute('part', 'rule');
  }
  return [text, link];
};
