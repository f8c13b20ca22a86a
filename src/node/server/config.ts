/**
 * The configuration of a server: a JSON file, and flags that override the file.
 *
 * @packageDocumentation
 */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as E from 'fp-ts/Either';
import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decode, list, nullable, oneOf, text, whole } from '../../core/reading/codec.js';
import { optionsOf } from '../../core/reading/objects.js';
import { parseJson } from '../../core/records/record.js';
import { chain } from '../../core/values/either.js';
import { type Fault, fault, under } from '../../core/values/fault.js';
import { readWhole } from '../host/args.js';
import { type Entrant, readEntrant, readLimits } from '../host/entrant.js';
import { failureText } from '../host/failure.js';
import { type Limits, limitNames, limitsCodec } from './limits.js';
import { type StoreKind, storeKinds } from './open-store.js';
import type { HookTarget } from './turn-hook.js';

/** The contents of a configuration file. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly store: StoreKind;
  /**
   * The address at which the other processes that share the store reach this process. If no address is given and the store is a file, the address of
   * this process on this machine is used.
   */
  readonly at: string | null;
  readonly bots: readonly string[];
  /** The time and memory that a bot program may use, in milliseconds and megabytes; null if there is no limit. */
  readonly botTime: number | null;
  readonly botMemory: number | null;
  /** The origins of other sites whose pages may play on this server. */
  readonly allow: readonly string[];
  /** The host names by which people reach the server. */
  readonly names: readonly string[];
  /** The addresses of trusted proxies, which report the addresses of their clients. */
  readonly trustProxy: readonly string[];
  /** The header in which a trusted proxy names the signed-in account; null if there are no accounts. */
  readonly accountHeader: string | null;
  /** The addresses that may see the server's metrics. */
  readonly operators: readonly string[];
  /** True if agents may play on this server, at the path `/mcp`. */
  readonly agents: boolean;
  /** The address that is told whose turn it is; null if none is. */
  readonly notify: string | null;
  readonly log: 'text' | 'json';
  readonly limits: Limits;
}

/** The bots of a server whose operator names none: those of all levels of the library's games. */
const usualBots = [
  ...['random', 'greedy', 'mcts:iterations=300', 'ismcts:iterations=300'],
  ...['flat:iterations=30', 'flat:iterations=50,explore=70', 'greedy:by=1', 'plan'],
];

const word = text('a text', 1000);
const words = list(word, 0, 100);
const noLimits = decode(limitsCodec)({});

/** The JSON codec of {@link Config}; every key may be left out. */
const codecWith = (limits: Limits): t.Type<Config, unknown> =>
  optionsOf<Config>('a configuration', {
    port: { codec: whole(0, 65_535), default: 8080 },
    host: { codec: word, default: '127.0.0.1' },
    data: { codec: word, default: 'rulehouse-tables' },
    store: { codec: oneOf(...storeKinds), default: 'sqlite' },
    at: { codec: nullable(word), default: null },
    bots: { codec: words, default: usualBots },
    botTime: { codec: nullable(whole(1, 86_400_000)), default: null },
    botMemory: { codec: nullable(whole(1, 1_000_000)), default: null },
    allow: { codec: words, default: [] },
    names: { codec: words, default: [] },
    trustProxy: { codec: words, default: [] },
    accountHeader: { codec: nullable(word), default: null },
    operators: { codec: words, default: [] },
    agents: { codec: t.boolean, default: false },
    notify: { codec: nullable(word), default: null },
    log: { codec: oneOf('text', 'json'), default: 'text' },
    limits: { codec: limitsCodec, default: limits },
  });

/** The codec of configurations, or a fault, which could occur only if a limit had no default. */
const configCodec: Either<Fault, t.Type<Config, unknown>> = E.map(codecWith)(noLimits);

/** The flags of `serve`. */
export interface ServeFlags {
  readonly config?: string;
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly store?: string;
  readonly at?: string;
  readonly accountHeader?: string;
  readonly tables?: string;
  readonly bot: readonly string[];
  readonly allow: readonly string[];
  readonly name: readonly string[];
  readonly trustProxy: readonly string[];
  readonly operator: readonly string[];
  readonly limit: readonly string[];
  readonly agents?: boolean;
  readonly notify?: string;
  readonly log?: string;
  readonly botTime?: string;
  readonly botMemory?: string;
}

/** A configuration in which the texts that name bots have been parsed. */
export interface ParsedConfig extends Config {
  readonly entrants: readonly Entrant[];
  /** Where changes of turn are reported, and the secret by which the reports are signed; null if nobody wants to know. */
  readonly hook: HookTarget | null;
}

const longestFile = 1_000_000;

const readFile = (codec: t.Type<Config, unknown>, file: string | undefined): Either<Fault, Config> => {
  if (file === undefined) return decode(codec)({});
  try {
    const content = readFileSync(file, 'utf8');
    if (content.length > longestFile) return left(fault([file], 'is too long'));
    return E.mapLeft(under(file))(chain(parseJson(content), decode(codec)));
  } catch (error) {
    return left(fault([file], failureText(error, file)));
  }
};

/** Reads the limits given by the flag `--limit name=value`, which may be repeated. */
const readGiven = (
  given: readonly string[],
  tables: string | undefined,
): Either<Fault, Readonly<Record<string, number>>> =>
  pipe(
    [...given, ...(tables === undefined ? [] : [`tables=${tables}`])],
    E.traverseArray((one): Either<Fault, readonly [string, number]> => {
      const [name = '', value = ''] = one.split('=');
      return limitNames.includes(name)
        ? E.map((number: number) => [name, number] as const)(
            readWhole(name === 'tables' ? '--tables' : '--limit', value, 0, 10_000_000),
          )
        : left(fault(['--limit'], `"${name.slice(0, 100)}" is not a limit; there are: ${limitNames.join(', ')}`));
    }),
    E.map((all) => Object.fromEntries(all)),
  );

/** Reads the origins of sites; an origin matches only if it is written exactly as browsers write it. */
const readSites = (texts: readonly string[]): Either<Fault, readonly string[]> => {
  const wrong = texts.find((one) => !/^https?:/.test(one) || !URL.canParse(one) || new URL(one).origin !== one);
  return wrong === undefined
    ? right(texts)
    : left(fault(['--allow'], `"${wrong.slice(0, 100)}" is not the origin of a site, such as https://example.org`));
};

/** Reads host names. They must not contain a scheme, port or path, because they are compared with the header `Host`. */
const readNames = (texts: readonly string[]): Either<Fault, readonly string[]> => {
  const wrong = texts.find((one) => !/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(one));
  return wrong === undefined
    ? right(texts.map((one) => one.toLowerCase()))
    : left(fault(['--name'], `"${wrong.slice(0, 100)}" is not the name of a host, such as games.example.org`));
};

const readAddresses = (flag: string, texts: readonly string[]): Either<Fault, readonly string[]> => {
  const wrong = texts.find((one) => isIP(one) === 0);
  return wrong === undefined
    ? right(texts)
    : left(fault([flag], `"${wrong.slice(0, 100)}" is not an address, such as 127.0.0.1`));
};

/** Reads the address to which other processes send requests with a password; the address must name a server and no path. */
const readAt = (at: string | null): Either<Fault, string | null> =>
  at === null ||
  (URL.canParse(at) && /^https?:/.test(at) && [new URL(at).origin, `${new URL(at).origin}/`].includes(at))
    ? right(at)
    : left(fault(['--at'], `"${at.slice(0, 100)}" is not an address of a server, such as http://10.0.0.5:8080`));

/** Refuses accounts without a trusted proxy: any client could otherwise sign in as anybody by writing the header. */
const readAccounts = (header: string | null, proxies: readonly string[]): Either<Fault, void> => {
  if (header === null) return right(undefined);
  if (!/^[A-Za-z0-9-]{1,100}$/.test(header))
    return left(
      fault(['--account-header'], `"${header.slice(0, 100)}" is not the name of a header, such as X-Forwarded-User`),
    );
  return proxies.length > 0
    ? right(undefined)
    : left(
        fault(['--account-header'], 'the header counts only where a proxy sets it: name the proxy by --trust-proxy'),
      );
};

/** The list given by flags, or the list in the file if no flag gives one. */
const either = (flags: readonly string[], file: readonly string[]): readonly string[] =>
  flags.length === 0 ? file : flags;

const defined = (given: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** The flag that sets a key of the configuration, for instance `--account-header` for `accountHeader`. */
const flagOf = (key: string): string => `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** If a flag gave the wrong value, puts that flag into the path of the fault. */
const byFlags =
  (flags: ServeFlags, given: Readonly<Record<string, number>>) =>
  (wrong: Fault): Fault => {
    const [key = '', name = ''] = wrong.path;
    if (key === 'limits' && Object.hasOwn(given, name))
      return { ...wrong, path: [name === 'tables' && flags.tables !== undefined ? '--tables' : `--limit ${name}`] };
    return Object.hasOwn(defined({ ...flags }), key)
      ? { ...wrong, path: [flagOf(key), ...wrong.path.slice(1)] }
      : wrong;
  };

/** Maps flags to configuration keys, where a flag and its key have different names. */
const keysOfFlags: Readonly<Record<string, string>> = { '--name': 'names', '--bot': 'bots', '--operator': 'operators' };

/** If the file gave the wrong value, replaces the flag in the fault's path with the file and the key. */
const byFile =
  (flags: ServeFlags) =>
  (wrong: Fault): Fault => {
    const [flag = '', ...rest] = wrong.path;
    const name = flag.slice(2).replaceAll(/-[a-z]/g, (part) => part.slice(1).toUpperCase());
    const value: unknown = new Map(Object.entries(flags)).get(name);
    const isGiven = Array.isArray(value) ? value.length > 0 : value !== undefined;
    return flags.config === undefined || !flag.startsWith('--') || isGiven
      ? wrong
      : { ...wrong, path: [flags.config, keysOfFlags[flag] ?? name, ...rest] };
  };

/** Combines the configuration in the file with the flags, and checks the result as a whole. */
const together = (codec: t.Type<Config, unknown>, config: Config, flags: ServeFlags): Either<Fault, Config> =>
  pipe(
    E.Do,
    E.bind('port', () => (flags.port === undefined ? right(config.port) : readWhole('--port', flags.port, 0, 65_535))),
    E.bind('given', () => readGiven(flags.limit, flags.tables)),
    E.chain(({ port, given }) => {
      const { host, data, store, log, at, accountHeader, agents, notify } = flags;
      const encoded = {
        ...(codec.encode(config) as object),
        ...defined({ host, data, store, log, at, accountHeader, agents, notify }),
        port,
      };
      const whole = decode(codec)({ ...encoded, limits: { ...config.limits, ...given } });
      return E.mapLeft(byFlags(flags, given))(whole);
    }),
  );

/** The environment variable with the secret by which notices are signed: a secret on the command line would be in the list of processes. */
const secretName = 'RULEHOUSE_NOTIFY_SECRET';

/** The least and the greatest length of that secret. */
const [shortest, longest] = [16, 1000];

/** Reads where changes of turn are reported. */
const readHook = (url: string | null, environment: NodeJS.ProcessEnv): Either<Fault, HookTarget | null> => {
  if (url === null) return right(null);
  if (!/^https?:/.test(url) || !URL.canParse(url))
    return left(fault(['--notify'], `"${url.slice(0, 100)}" is not an address, such as https://example.org/turns`));
  const secret = environment[secretName] ?? '';
  return secret.length < shortest || secret.length > longest
    ? left(
        fault(
          ['--notify'],
          `set ${secretName} to a secret of ${shortest} to ${longest} characters, which signs what is sent`,
        ),
      )
    : right({ url, secret });
};

/** Reads the configuration of a server, from flags, a file and the variables of the environment. */
export const readConfig = (flags: ServeFlags, environment: NodeJS.ProcessEnv = {}): Either<Fault, ParsedConfig> => {
  if (isLeft(configCodec)) return configCodec;
  const codec = configCodec.right;
  return pipe(
    E.Do,
    E.bind('file', () => readFile(codec, flags.config)),
    E.bind('config', ({ file }) => together(codec, file, flags)),
    E.bind('entrants', ({ config }) => {
      const time = flags.botTime ?? config.botTime?.toString();
      const memory = flags.botMemory ?? config.botMemory?.toString();
      return chain(readLimits({ ...defined({ botTime: time, botMemory: memory }) }), (limits) =>
        E.traverseArray((one: string) => readEntrant(one, limits))(either(flags.bot, config.bots)),
      );
    }),
    E.bind('at', ({ config }) => readAt(config.at)),
    E.bind('allow', ({ config }) => readSites(either(flags.allow, config.allow))),
    E.bind('names', ({ config }) => readNames(either(flags.name, config.names))),
    E.bind('trustProxy', ({ config }) => readAddresses('--trust-proxy', either(flags.trustProxy, config.trustProxy))),
    E.bind('operators', ({ config }) => readAddresses('--operator', either(flags.operator, config.operators))),
    E.bind('hook', ({ config }) => readHook(config.notify, environment)),
    E.chainFirst(({ config, trustProxy }) => readAccounts(config.accountHeader, trustProxy)),
    E.map(({ config, entrants, hook, allow, names, trustProxy, operators }) => ({
      ...config,
      ...{ entrants, hook, allow, names, trustProxy, operators },
    })),
    E.mapLeft(byFile(flags)),
  );
};
