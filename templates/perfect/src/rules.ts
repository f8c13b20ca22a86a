export const rules = {
  'MG-1.1': 'The board is a rhombus of 3 to 9 cells a side, empty at the start',
  'MG-2.1': 'Seat 0 begins, and the seats take turns to place one stone each',
  'MG-2.2': 'A stone is placed on an empty cell of the board',
  'MG-3.1': 'The first seat whose stones connect its two sides wins: seat 0 top and bottom, seat 1 left and right',
  'MG-4.1': 'A move is written as its cell: a letter for the column, a number for the row',
  'MG-4.2': 'A position is written as its cells, row by row from the top: 0 and 1 are stones, . is empty',
} as const;
