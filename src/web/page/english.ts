/**
 * The texts of the page in English, and the type of a translation.
 *
 * @packageDocumentation
 */
import type { Catalogue, Language } from '../../face/message.js';

/** The English texts of the page. */
export const english = {
  'page.server': 'Which server?',
  'page.server.address': 'Address of the server',
  'page.go': 'Go there',
  'page.options': 'Options of the game',
  'page.new': 'A new table',
  'page.game': 'Game',
  'page.clock': 'Clock',
  'page.clock.none': 'no clock',
  'page.clock.blitz': '5 minutes, and 5 seconds a move',
  'page.clock.usual': '20 minutes, and 20 seconds a move',
  'page.clock.long': '60 minutes, and 60 seconds a move',
  'page.clock.move': '2 minutes for each move',
  'page.clock.days': '3 days for each move',
  'page.clock.each': '{time} for each move',
  'page.clock.game': '{time} for the whole game',
  'page.clock.more': '{time}, and {more} a move',
  'page.clock.free': '{time}, and {free} of each move free',
  'page.clock.day': 'days for each move: {count}',
  'page.back': 'Taking back',
  'page.back.agreement': "if all agree; freely within one's own turn",
  'page.back.own': "one's own move, until it is answered",
  'page.back.never': 'never',
  'page.leaving': 'When somebody leaves',
  'page.leaving.bot': 'a bot plays on',
  'page.leaving.ends': 'the game ends',
  'page.leaving.drops': 'the seat drops out',
  'page.claim': 'When somebody stays away',
  'page.claim.none': 'the others wait',
  'page.claim.after': 'the seat can be claimed after {time}',
  'page.start': 'Another start',
  'page.position': 'Position, as text',
  'page.open': 'Open a table',
  'page.existing': 'An existing table',
  'page.link-or-id': 'Its link, or its id',
  'page.no-games': 'This server has no games.',
  'page.asking': 'Asking the server …',
  'page.ask-again': 'Ask again',
  'page.no-table': 'This server has no such table.',
  'page.open-one': 'Open one',
  'page.coming': 'Coming to the table …',
  'page.no-game': 'this page has no game "{game}"',
  'page.plays': 'This table plays {game}',
  'page.begins': 'The game begins when all seats are taken.',
  'page.invitation': 'Anyone who has this link may watch, and take a free seat:',
  'page.table-link': 'The link of the table',
  'page.only-invited': 'Only those who have the link of the table can take a seat.',
  'page.watching': 'Anyone who has this link may watch, and take no seat:',
  'page.watch-link': 'The link to watch',
  'page.link-of': 'The link of {player}',
  'page.own-link': 'Your personal link',
  'page.own-link.keep':
    'This link opens your seat in another browser or on another device. Keep it secret: whoever has it has your seat.',
  'page.copy': 'Copy',
  'page.copied.link': 'Link copied.',
  'page.not-copied': 'This browser does not let pages copy; mark it and copy it yourself.',
  'page.lost': 'Connection lost, trying again …',
  'page.halted': 'This table stands still: {why}',
  'page.unknown-token': 'The token of this link has no seat here: you watch.',
  'page.seats': 'Seats',
  'page.bot-here': 'A bot sits here',
  'page.or-bot': 'or a bot …',
  'page.name': 'Name',
  'page.sit': 'Sit here',
  'page.make-link': 'Make a link',
  'page.free': 'free',
  'page.you': 'you',
} as const;

/** The key of one of the page's texts. */
export type Key = keyof typeof english;

/** The texts of the page in a language other than English, and the language that boards and sessions use. */
export interface Translation {
  readonly texts: Readonly<Record<Key, string>>;
  /** Translations of the refusals that servers send, keyed by their English sentences. */
  readonly answers: Catalogue;
  readonly language: Language;
}
