export const wordsOf: (text: string) => number;
