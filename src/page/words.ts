/**
 * The words of the page: English ones here, those of another language from a file that is loaded when the page around asks for it.
 *
 * @packageDocumentation
 */
import { type Catalogue, type Language, message, nameIn, phrase } from '../face/message.js';

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
  'page.back': 'Taking back',
  'page.back.agreement': 'if all agree',
  'page.back.own': "one's own move, until it is answered",
  'page.back.never': 'never',
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
  'page.begins': 'The game begins when all seats are taken.',
  'page.invitation': 'Anyone who has this link may watch, and take a free seat:',
  'page.table-link': 'The link of the table',
  'page.link-of': 'The link of {player}',
  'page.copy': 'Copy',
  'page.copied.link': 'Link copied.',
  'page.copied.record': 'Record copied.',
  'page.not-copied': 'This browser does not let pages copy; mark it and copy it yourself.',
  'page.lost': 'Connection lost, trying again …',
  'page.unknown-token': 'The token of this link has no seat here: you watch.',
  'page.seats': 'Seats',
  'page.bot-here': 'A bot sits here',
  'page.or-bot': 'or a bot …',
  'page.name': 'Name',
  'page.sit': 'Sit here',
  'page.make-link': 'Make a link',
  'page.free': 'free',
  'page.you': 'you',
  'page.decides': 'decides',
  'page.has-decided': 'has decided',
  'page.agree': 'Agree',
  'page.withdraw': 'Withdraw',
  'page.decline': 'Decline',
  'page.undo.own': 'You ask to go back to before move {move}.',
  'page.undo.other': '{who} asks to go back to before move {move}.',
  'page.draw.own': 'You offer a draw.',
  'page.draw.other': '{who} offers a draw.',
  'page.moves': 'Moves',
  'page.decision-back': 'Take my decision back',
  'page.ask-back': 'Ask to take back',
  'page.offer-draw': 'Offer a draw',
  'page.resign': 'Resign',
  'page.resign.yes': 'Yes, resign',
  'page.resign.no': 'No, play on',
  'page.over': 'The game is over.',
  'page.over.resignation': 'The game is over: {who} resigned.',
  'page.over.time': 'The game is over: {who} had no time left.',
  'page.over.forfeit': 'The game is over: {who} forfeited it.',
  'page.over.agreement': 'The game is over: a draw by agreement.',
  'page.over.adjudication': 'The game is over by a ruling.',
  'page.all': 'all',
  'page.nobody': 'No player is ahead of the others.',
  'page.wins': '{who} wins.',
  'page.win': '{who} win.',
  'page.save': 'Save the record',
  'page.copy-record': 'Copy the record',
  'page.comments': 'Comments',
  'page.comments.so-far': 'Comments so far',
  'page.say': 'Say',
  'page.send': 'Send',
  'page.secret': 'decided in secret',
} as const;

/** The key of a text of the page. */
export type Key = keyof typeof english;

/** The texts of the page in another language, and the language itself for boards and sessions. */
export interface Translation {
  readonly texts: Readonly<Record<Key, string>>;
  /** Refusals of servers, by their English sentence. */
  readonly answers: Catalogue;
  readonly language: Language;
}

/** The page's way to speak. */
export interface Words {
  /** A text of the page. */
  readonly of: (key: Key, gaps?: Readonly<Record<string, string | number>>) => string;
  /** A sentence that came from a server in English. */
  readonly told: (sentence: string) => string;
  /** A sentence about a game, or the name of a seat, that came in English. */
  readonly about: (game: string, sentence: string) => string;
  readonly name: (game: string, name: string) => string;
  /** The catalogues for a session of a game. */
  readonly catalogues: (game: string) => readonly Catalogue[];
}

/** The words of a page: English, or those of a translation. */
export const wordsOf = (translation: Translation | null): Words => {
  const texts = translation?.texts ?? english;
  const catalogues = (game: string): readonly Catalogue[] => {
    if (translation === null) return [];
    const { games, others } = translation.language;
    return [Object.hasOwn(games, game) ? (games[game] ?? others) : others];
  };
  const spoken = (list: readonly Catalogue[], sentence: string): string =>
    translation === null ? sentence : phrase([translation.answers, ...list], message(sentence));
  return {
    of: (key, gaps = {}) => texts[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(gaps[name])),
    told: (sentence) => spoken(translation === null ? [] : [translation.language.others], sentence),
    about: (game, sentence) => spoken(catalogues(game), sentence),
    name: (game, name) => nameIn(catalogues(game), name),
    catalogues,
  };
};

/** The languages of the page but English. */
const translations: Readonly<Record<string, () => Promise<Translation>>> = {
  de: async () => (await import('./german.js')).translation,
};

/** The words for a reader of a language, as an attribute `lang` has it; English for others. */
export const wordsFor = async (lang: string): Promise<Words> => {
  const [tag = ''] = lang.toLowerCase().split('-');
  const load = Object.hasOwn(translations, tag) ? translations[tag] : undefined;
  try {
    return wordsOf((await load?.()) ?? null);
  } catch {
    // The file of the language did not come: English is better than nothing.
    return wordsOf(null);
  }
};
