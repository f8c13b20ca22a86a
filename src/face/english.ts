/**
 * The English texts that all games share.
 *
 * @packageDocumentation
 */
import { constant } from '../core/values/constant.js';
import { sizes } from '../pieces/pyramids.js';
import type { Catalogue } from './message.js';
import { namedColours, sizeName } from './pyramids.js';

const pieces: Catalogue['texts'] = Object.fromEntries(
  namedColours.flatMap(([letter, colour]) =>
    sizes.flatMap((size) => [
      [`piece.${letter}${size}`, `a ${sizeName(size)} ${colour} pyramid`],
      [`pieces.${letter}${size}`, `${sizeName(size)} ${colour} pyramids`],
    ]),
  ),
);

const colourTexts: Catalogue['texts'] = Object.fromEntries(
  namedColours.map(([letter, colour]) => [`colour.${letter}`, colour]),
);

const shared: Catalogue['texts'] = {
  refusal: '{rule}: {text}',
  seat: '{name}',
  'change.moved': '{piece} moves from {from} to {to}',
  'change.placed': '{piece} is placed on {at}',
  'change.removed': '{piece} is removed from {at}',
  'change.replaced': '{from} on {at} becomes {to}',
  'change.counted': '{at}: {from} to {to}',
  'change.became': '{at}: {to}',
  'change.hidden': '{at} is chosen in secret',
  'change.scored.one': '{who} scores {count} point ({source})',
  'change.scored.other': '{who} scores {count} points ({source})',
  'change.lost.one': '{who} loses {count} point ({source})',
  'change.lost.other': '{who} loses {count} points ({source})',
  'change.phase': 'Now: {to}',
  'change.turn': 'It is the turn of {who}',
  'change.over': 'The game is over',
  'change.chance': 'Chance decides',
  chance: 'Chance',
  'standing.usual': 'To move: {who}',
  'standing.phase': 'To move: {who} ({phase})',
  'standing.chance.usual': 'Chance decides',
  'standing.chance.phase': 'Chance decides ({phase})',
  'standing.nobody': 'The game is over ({why}): nobody wins',
  'standing.won.one': 'The game is over ({why}): {who} wins',
  'standing.won.other': 'The game is over ({why}): {who} share the win',
  'board.controls': 'What you can do',
  'board.play': 'Play: {move}',
  'board.danger.out': 'With this move you are out of the game',
  'board.danger.lost': 'With this move the game is over, and you do not win',
  'board.takeBack': 'Take back: {part}',
  'board.nothing': '{place}: not possible now',
  'board.nothing.first': '{place}: no move begins here',
  'board.back': 'Back',
  'board.deed.off': '{deed}: not possible now',
  'board.read': 'Read the rule: {title}',
  'board.undone': 'A move was taken back',
  'board.unloaded': 'The answer cannot be loaded now',
  'board.parts': 'Parts of the table',
  'board.open': '{part}, something to pick',
  'board.larger': 'Larger',
  'board.smaller': 'Smaller',
  'board.decided': 'Decided: {done}. Still to decide: {open}',
  'board.thinking': 'Thinking: {who}',
  'board.end.resignation': '{who} resigned: the game is over',
  'board.end.time': '{who} had no time left: the game is over',
  'board.end.forfeit': '{who} forfeited the game',
  'board.end.agreement': 'A draw was agreed: the game is over',
  'board.end.repetition': 'A draw was claimed, because a position occurred three times: the game is over',
  'board.end.adjudication': 'The game ended by a ruling',
  'board.left.bot.one': '{who} left; a bot plays on',
  'board.left.bot.other': '{who} left; bots play on',
  'board.left.out': '{who} left',
  'board.left.also': '{standing}. {left}',
  'board.connecting': 'Connecting to the server',
  'board.lost': 'Connection lost, trying again',
  'board.missing': 'The server does not have this table',
  'board.halted': 'The table stands still: {why}',
  'board.watching.local':
    'You are watching, because this view has no seat. To let somebody play, the page gives the board the attribute "seat" or a session of a seat, session.as(seat)',
  'board.watching.table': 'You are watching. If you have a seat in this game, open your personal link',
  'board.unknown-token': 'The server does not know this seat: you watch',
  'place.square': '{value}',
  'label.square': 'square {value}',
  'word.nothing': 'nothing',
};

/** The English catalogue of a game, whose own texts take precedence over the texts that all games share. */
export const englishWith = (texts: Catalogue['texts'], agreed?: Catalogue['agreed']): Catalogue =>
  constant({
    language: 'en',
    texts: { ...colourTexts, ...pieces, ...shared, ...texts },
    ...(agreed === undefined ? {} : { agreed }),
  });
