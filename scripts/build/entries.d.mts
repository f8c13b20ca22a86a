export interface Entry {
  readonly name: string;
  readonly key: string;
  readonly source: string;
  readonly path: string;
  readonly file: string;
  readonly types: string;
  readonly commonJs: string;
  readonly module: string;
  readonly isForNode: boolean;
  readonly hasOwnModule: boolean;
}
export const entries: readonly Entry[];
export const everywhere: readonly Entry[];
export const gameIds: readonly string[];
export const aliases: (root: string) => Readonly<Record<string, string>>;
