export const rules = {
  'MG-1.1': 'Two to four seats have one to four cards each of a deck with 1 to 9 twice; the other cards stay unseen',
  'MG-2.1':
    'Seat 0 leads to the first trick, then the winner of each to the next; each seat plays a card of its hand in turn',
  'MG-2.2': 'A seat that has a card higher than all cards of the trick plays such a card',
  'MG-2.3': 'The highest card takes the trick, of equal ones the first',
  'MG-3.1': 'The game is over when all cards are played',
  'MG-3.2': 'The most tricks win',
  'MG-4.1': 'A move is written as its card',
  'MG-4.2': 'A position is written as unseen cards, hands, and the cards that were played, in their order; - is none',
} as const;
