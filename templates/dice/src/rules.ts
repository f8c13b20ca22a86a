export const rules = {
  'MG-1.1': 'Two to four seats race from space 0 to the goal, which is 10 to 60 spaces away',
  'MG-2.1': 'Before each turn two dice fall by chance, each number as likely as the others',
  'MG-2.2': 'The seat in turn takes the number of one die and goes on by as many spaces, at most to the goal',
  'MG-2.3': 'Another seat on that space, unless it is the goal, goes back to space 0',
  'MG-3.1': 'The first seat at the goal wins, and the game is over',
  'MG-4.1': 'A move is written as Take and a number, or Fall and the dice, the lower one first',
  'MG-4.2': 'A position is written as the space of each seat, the seat in turn, the goal, and the dice; - is none',
} as const;
