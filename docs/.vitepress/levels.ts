/** The levels of the bots by name, the weakest first; the same as those of `rulehouse/play`, which pages with links only do not load. */
export const levels = ['random', 'beginner', 'easy', 'medium', 'hard', 'best'] as const;

/** The level against which people play first. */
export const usualLevel = 'beginner';
