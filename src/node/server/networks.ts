/**
 * The networks of an address, by which everything is counted that one client could use up. An IPv6 network gives each of its machines as many addresses
 * as it likes, so an address alone says nothing there.
 *
 * @packageDocumentation
 */
import { isIPv6 } from 'node:net';
import { addTo, countIn } from '../../core/values/counts.js';

/** A network of an address. */
export interface Network {
  readonly name: string;
  /** How many times as much as one client the clients of this network may use together. */
  readonly share: number;
}

/** The prefixes by which IPv6 addresses are counted: that of one link, and those that providers give to homes and to companies. */
const prefixes = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

const groupCount = 8;

const groupsIn = (text: string): readonly number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => {
        if (!group.includes('.')) return [parseInt(group, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
        return [a * 256 + b, c * 256 + d];
      });

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): readonly number[] => {
  const [bare = ''] = address.split('%');
  const [head = '', tail = ''] = bare.split('::');
  const [left, right] = [groupsIn(head), groupsIn(tail)];
  return [...left, ...Array.from({ length: groupCount - left.length - right.length }, () => 0), ...right];
};

/** The beginnings of IPv6 addresses that stand for the IPv4 address in their last two groups: mapped addresses, and those of NAT64. */
const ofVersion4 = ['0,0,0,0,0,65535', '100,65435,0,0,0,0'];

const cut = (groups: readonly number[], bits: number): string => {
  const kept = groups.map((group, index) => {
    const rest = Math.min(16, Math.max(0, bits - index * 16));
    return group & (0xffff << (16 - rest)) & 0xffff;
  });
  return `${kept
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`;
};

/**
 * The networks to which an address belongs, from the narrowest to the widest. An IPv4 address, and any text that is not an address, is a network of its
 * own.
 */
export const networksOf = (address: string): readonly [Network, ...Network[]] => {
  if (!isIPv6(address)) return [{ name: address, share: 1 }];
  const groups = groupsOf(address);
  if (ofVersion4.includes(groups.slice(0, 6).join())) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
    return [{ name: bytes.join('.'), share: 1 }];
  }
  const [{ bits, share }, ...wider] = prefixes;
  const networkBy = (by: (typeof prefixes)[number]): Network => ({ name: cut(groups, by.bits), share: by.share });
  return [{ name: cut(groups, bits), share }, ...wider.map(networkBy)];
};

/** The name of the widest network of an address: what is fair between clients is fair between these. */
export const widestOf = (address: string): string => networksOf(address).at(-1)?.name ?? address;

/** The most that a network may use where one client may use `own` and all clients together `all`: never more than half of that, but for one client's part. */
export const mostOf = ({ share }: Network, own: number, all = Number.POSITIVE_INFINITY): number =>
  Math.max(own, Math.min(own * share, Math.floor(all / 2)));

/** Counts what the clients of each network use at a time. */
export class NetworkCounts {
  readonly #own: number;
  readonly #all: number;
  readonly #counts = new Map<string, number>();

  /** `own` is the most that one client may use, `all` the most that all may use together. */
  constructor(own: number, all?: number) {
    this.#own = own;
    this.#all = all ?? Number.POSITIVE_INFINITY;
  }

  /** True if an address may use one more. */
  hasRoom(address: string): boolean {
    return networksOf(address).every((one) => countIn(this.#counts, one.name) < mostOf(one, this.#own, this.#all));
  }

  add(address: string): void {
    for (const { name } of networksOf(address)) addTo(this.#counts, name);
  }

  remove(address: string): void {
    for (const { name } of networksOf(address)) {
      addTo(this.#counts, name, -1);
      if (countIn(this.#counts, name) === 0) this.#counts.delete(name);
    }
  }
}
