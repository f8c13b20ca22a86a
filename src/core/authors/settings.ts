/**
 * Settings: the options that stay in force during a game, as a state stores them.
 *
 * @packageDocumentation
 */

/**
 * Returns the name of the first setting in a state that differs from the option with the same name. This function is meant for authors of games, for
 * use as the body of `contradicted`.
 *
 * @param options - the options of the game
 * @param settings - the settings that a state holds, each under the name of its option
 * @returns the name of the option, or `undefined` if all settings agree with the options
 *
 * @example
 * ```ts
 * import { firstUnlike } from 'rulehouse/author';
 * firstUnlike({ push: 1, limit: 9, layout: 'a' }, { push: 1, limit: 8 }); // 'limit'
 * firstUnlike({ push: 1, limit: 9, layout: 'a' }, { push: 1 }); // undefined
 * ```
 */
export const firstUnlike = <Options extends object>(
  options: Options,
  settings: { readonly [Name in keyof Options]?: unknown },
): string | undefined =>
  // The type of the settings guarantees that all keys are options.
  (Object.keys(settings) as (keyof Options & string)[]).find(
    (name) => JSON.stringify(options[name]) !== JSON.stringify(settings[name]),
  );
