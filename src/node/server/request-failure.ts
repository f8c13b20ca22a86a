/**
 * Errors of requests to tables, for instance because the module of a game failed.
 *
 * @packageDocumentation
 */
/** The error of a request to a table that failed, with the table, so that the log can name it. */
export class RequestFailed extends Error {
  readonly table: string;
  readonly game: string;

  constructor(table: string, game: string, cause: unknown) {
    super('a request to a table failed', { cause });
    this.table = table;
    this.game = game;
  }
}

/** The error of a request that could not be answered because the module of a game failed. */
export class GameFailed extends Error {
  /** What clients are told. */
  readonly why: string;

  constructor(table: string, why: string) {
    super(`table ${table}: ${why}`);
    this.why = why;
  }
}
