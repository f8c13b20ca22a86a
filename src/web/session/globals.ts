/**
 * The types of what browsers and Node.js offer to every program; each is `never` if a program is compiled without them. So the declarations of this
 * room need no types of a browser.
 *
 * @packageDocumentation
 */

/** The type of `fetch`. */
export type Fetch = typeof globalThis extends { readonly fetch: infer F } ? F : never;

/** The type of what `fetch` answers. */
export type Reply = Fetch extends (...given: never) => Promise<infer R> ? R : never;

/** The type of a signal that ends a request. */
export type EndSignal = typeof globalThis extends { readonly AbortSignal: { readonly prototype: infer S } } ? S : never;
