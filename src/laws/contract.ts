/**
 * The numbered rules of the contract that every game keeps: what {@link Game} promises to bots, hosts, boards and readers.
 *
 * @packageDocumentation
 */
import { constant } from '../core/values/constant.js';

/**
 * Maps each rule number of the contract to the rule's title. The rule numbers are public, and no number is ever reused.
 *
 * @example
 * ```ts
 * import { contract } from 'rulehouse/laws';
 * contract['GC-2.3']; // 'A move is generated exactly when it is accepted'
 * ```
 */
export const contract = constant({
  'GC-1.1': 'A game is over exactly when no move is legal and there is an outcome; then no seat is to move',
  'GC-1.2': 'Every seat has a team, every team has a score',
  'GC-1.3': 'Winners have first place, and places follow from the number of teams ahead',
  'GC-1.4': 'If the author says how points decide the game, the winners follow from the points',
  'GC-1.5': 'Names, titles, seats and reasons have the documented form',
  'GC-1.6': 'The seats and their teams are the same throughout a game',
  'GC-1.7': 'A game has a bound, or its author says that it may not end',
  'GC-2.1': 'Legal moves have different notations',
  'GC-2.2': 'A legal move leads to an accepted position',
  'GC-2.3': 'A move is generated exactly when it is accepted',
  'GC-2.4': 'Every refusal cites a rule of the book',
  'GC-2.5': 'A value that is not a move is refused, and by one rule',
  'GC-2.6': 'A seat that is not to move is refused by the turn rule',
  'GC-2.7': 'A move after the end of the game is refused by a rule of its own',
  'GC-2.8': 'A random move is one of the legal moves, all equally likely',
  'GC-2.9': 'A rule names every move that is accepted but not listed',
  'GC-2.10': 'All functions that make a move agree about it',
  'GC-2.11': 'Seats that decide at once do not depend on each other',
  'GC-3.1': 'The same call always returns the same answer',
  'GC-3.2': 'Arguments are not modified',
  'GC-3.3': 'A value that is returned twice cannot be modified',
  'GC-3.4': 'The same seed gives the same game',
  'GC-3.5': 'If a game deals, the deal depends on the seed of the set-up',
  'GC-3.6': 'A set-up deals evenly',
  'GC-4.1': 'Positions round-trip as text and as JSON',
  'GC-4.2': 'Moves round-trip as text and as JSON',
  'GC-4.3': 'Options round-trip, and decoding fills in missing ones',
  'GC-4.4': 'Keys are equal exactly when the position texts are',
  'GC-4.5': 'An accepted position text is canonical, and has accepted successors',
  'GC-4.6': 'Unreadable input is refused with a reason and a place',
  'GC-4.7': 'JSON Schema accepts what the codecs write',
  'GC-4.8': 'An accepted move text is canonical',
  'GC-4.9': 'An accepted position obeys the rules about the end, and play can continue from it',
  'GC-4.10': 'A position contradicts options that differ from its own',
  'GC-4.11': 'JSON that is accepted is written again as it was read',
  'GC-4.12': 'A list that games always write in order is accepted in no other order',
  'GC-5.1': 'Every seat and a spectator have a view, with a text and a codec',
  'GC-5.2': 'The view of a deciding seat has the same legal moves as the state',
  'GC-5.3': 'A completed view is a position that looks the same to the same seat',
  'GC-5.4': 'What a seat is told does not depend on what is hidden from it',
  'GC-5.5': 'A game with hidden information hides it from somebody',
  'GC-5.6': 'Every view has a picture in plain text',
  'GC-5.7': 'If everything hidden from a seat is dealt again, the seat sees and is told the same',
  'GC-5.8': 'Completing a view can deal every hidden card to every hidden place',
  'GC-5.9': 'The announcement of a move reveals no more than the view',
  'GC-5.10': 'A view shows nothing that the author calls face down',
  'GC-5.11': 'A spectator sees nothing that a seat cannot see',
  'GC-5.12': 'The seed decides how a view is completed',
  'GC-6.1': 'A record replays to the same state',
  'GC-6.2': 'A broken record says at which ply',
  'GC-7.1': 'The legal moves of a position have different parts, and clicks on them lead to the move',
  'GC-7.2': 'The changes of a move lead from the model before it to the model after it',
  'GC-7.3': 'Everything has words',
  'GC-7.4': 'The picture contains the parts of every move',
  'GC-7.5': 'The points of the model add up to the score',
  'GC-8.1': 'Where chance decides, no seat does, and the outcomes are the legal moves, with integer weights',
  'GC-8.2': 'No seat can make a move of chance',
  'GC-8.3': 'Views agree about where chance decides',
  'GC-8.4': 'Where no chance is said to be ahead, none follows',
} as const);

/** The number of a rule of the {@link contract}. */
export type ContractRule = keyof typeof contract;
