/** Finds out before anything is loaded what code imports, and whether it can run here. */
const imported = /^\s*(?:import|export)\b[^'"]*?from\s*(['"])([^'"]+)\1|^\s*import\s*(['"])([^'"]+)\3/gm;

/** The names of the modules that the code imports. */
export const importsOf = (code: string): readonly string[] =>
  Array.from(code.matchAll(imported), ([, , from, , bare]) => from ?? bare ?? '');

/** Names from pages and Node.js that do not exist in a worker, which has no files either. */
const elsewhere = /\b(?:document|window|process|HTMLElement|customElements|location)\b|\bfetch\(|serve\(self/;

/** True if code can run in a worker: it imports something, and only offered modules. */
export const isRunnable = (code: string, isOffered: (name: string) => boolean): boolean => {
  const names = importsOf(code);
  return names.length > 0 && names.every(isOffered) && !elsewhere.test(code);
};
