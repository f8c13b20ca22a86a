export interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly typesVersions: unknown;
  readonly peerDependencies: Readonly<Record<string, string>>;
}
export const exportsOf: () => Readonly<Record<string, unknown>>;
export const typesVersionsOf: () => unknown;
export const jsrOf: (manifest: Manifest) => { readonly exports: Readonly<Record<string, string>> };
