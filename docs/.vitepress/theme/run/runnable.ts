/** What a page needs to know of code before anything is loaded: what it imports, and whether it can run here. */
const imported = /^\s*(?:import|export)\b[^'"]*?from\s*(['"])([^'"]+)\1|^\s*import\s*(['"])([^'"]+)\3/gm;

/** The names of the modules that code imports. */
export const importsOf = (code: string): readonly string[] =>
  Array.from(code.matchAll(imported), ([, , from, , bare]) => from ?? bare ?? '');

/** Names of pages and of Node, which a worker does not have; a worker has no files either. */
const elsewhere = /\b(?:document|window|process|HTMLElement|customElements|location)\b|\bfetch\(|serve\(self/;

/** True if code can run beside a page: it imports something, and only what is offered. */
export const isRunnable = (code: string, isOffered: (name: string) => boolean): boolean => {
  const names = importsOf(code);
  return names.length > 0 && names.every(isOffered) && !elsewhere.test(code);
};
