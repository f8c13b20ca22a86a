/**
 * Divides items into pairs at the least total cost: a perfect matching of least weight in a general graph.
 *
 * This is Edmonds' blossom algorithm ("Maximum Matching and a Polyhedron with 0,1-Vertices", Journal of Research of the National Bureau of Standards
 * 69B, 1965) in a form whose number of steps grows with the cube of the number of items (Galil, "Efficient Algorithms for Finding Maximum Matching in
 * Graphs", ACM Computing Surveys 18, 1986). Costs are whole numbers of any size, so the result is exact.
 *
 * @packageDocumentation
 */

/** The cost of a pair of items, given by their indices in ascending order; undefined if the two must not form a pair. */
export type PairCost = (one: number, other: number) => bigint | undefined;

/** The number that stands for no node. */
const none = -1;

/** How the search reached a node: not at all, at an even distance from an item without a partner, or at an odd distance. */
const [free, even, odd] = [0, 1, 2];

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const lesser = (a: bigint | undefined, b: bigint): bigint => (a === undefined || b < a ? b : a);

/**
 * The search for a matching. Its nodes are items, numbered from 0, and blossoms, numbered after the items. A blossom is an odd cycle of nodes that acts
 * as one node. Every item has a price, and so has every blossom. The slack of a pair is twice its cost, minus the prices of its items. It is never
 * negative, and 0 for every pair of the matching; this proves that no matching costs less.
 */
class MatchingSearch {
  readonly #items: readonly number[];
  readonly #nodes: readonly number[];
  readonly #blossoms: readonly number[];
  /** Twice the cost of each pair of items. */
  readonly #cost: readonly (readonly (bigint | undefined)[])[];
  readonly #price: bigint[];
  /** The pair with the least slack between two nodes: `ends[a][b]` is its item in `a`, `ends[b][a]` its item in `b`. */
  readonly #ends: number[][];
  /** The item outside a node to which the node is matched. */
  readonly #mate: number[];
  /** The outermost blossom that holds a node, or the node itself; `none` for the number of a blossom that does not exist now. */
  readonly #outer: number[];
  /** The item from which the search reached a node. */
  readonly #parent: number[];
  /** The item at an even distance that has the least slack to a node. */
  readonly #nearest: number[];
  readonly #reach: number[];
  /** The nodes on the cycle of each blossom; the first is the one that is matched outside the blossom. */
  readonly #petals: number[][];
  /** For each node and item, the petal of the node that holds the item. */
  readonly #petalOf: number[][];
  #queue: number[] = [];

  constructor(count: number, costOf: PairCost) {
    this.#items = range(count);
    this.#nodes = range(count + Math.ceil(count / 2));
    this.#blossoms = this.#nodes.slice(count);
    const doubled = (one: number, other: number): bigint | undefined => {
      const cost = one === other ? undefined : costOf(Math.min(one, other), Math.max(one, other));
      return cost === undefined ? undefined : 2n * cost;
    };
    this.#cost = this.#items.map((one) => this.#items.map((other) => doubled(one, other)));
    const least = this.#cost
      .flat()
      .reduce<bigint | undefined>((a, b) => (b === undefined ? a : lesser(a, b)), undefined);
    const all = <A>(make: (node: number) => A): A[] => this.#nodes.map(make);
    this.#price = all((node) => (node < count ? (least ?? 0n) / 2n : 0n));
    this.#ends = all((one) => all((other) => (this.#cost[one]?.[other] === undefined ? none : one)));
    this.#mate = all(() => none);
    this.#outer = all((node) => (node < count ? node : none));
    this.#parent = all(() => none);
    this.#nearest = all(() => none);
    this.#reach = all(() => free);
    this.#petals = all(() => []);
    this.#petalOf = all((node) => this.#items.map((item) => (node === item ? item : none)));
  }

  /** Finds the partner of each item; undefined if there is no perfect matching. */
  partners(): readonly number[] | undefined {
    while (this.#items.some((item) => this.#mate[item] === none)) if (!this.#grow()) return undefined;
    return this.#mate.slice(0, this.#items.length);
  }

  #isOuter(node: number): boolean {
    return this.#outer[node] === node;
  }

  #slack(a: number, b: number): bigint {
    const [one, other] = [this.#ends[a]![b]!, this.#ends[b]![a]!];
    return this.#cost[one]![other]! - this.#price[one]! - this.#price[other]!;
  }

  /** Notes that an item at an even distance may be the nearest to a node. */
  #note(item: number, node: number): void {
    const nearest = this.#nearest[node]!;
    if (nearest === none || this.#slack(item, node) < this.#slack(nearest, node)) this.#nearest[node] = item;
  }

  #findNearest(node: number): void {
    this.#nearest[node] = none;
    for (const item of this.#items) {
      const outer = this.#outer[item]!;
      if (this.#ends[item]![node] !== none && outer !== node && this.#reach[outer] === even) this.#note(item, node);
    }
  }

  /** Puts all items of a node into the queue. */
  #enqueue(node: number): void {
    if (node < this.#items.length) this.#queue.push(node);
    else for (const petal of this.#petals[node]!) this.#enqueue(petal);
  }

  #setOuter(node: number, outer: number): void {
    this.#outer[node] = outer;
    for (const petal of this.#petals[node]!) this.#setOuter(petal, outer);
  }

  /** The position of a petal at an even distance from the first, for which the cycle may have to be turned round. */
  #evenPlace(blossom: number, petal: number): number {
    const petals = this.#petals[blossom]!;
    const place = petals.indexOf(petal);
    if (place % 2 === 0) return place;
    this.#petals[blossom] = [petals[0]!, ...petals.slice(1).reverse()];
    return petals.length - place;
  }

  /** Matches a node to another node, over the pair with the least slack between them. */
  #match(node: number, other: number): void {
    this.#mate[node] = this.#ends[other]![node]!;
    if (node < this.#items.length) return;
    const petal = this.#petalOf[node]![this.#ends[node]![other]!]!;
    const place = this.#evenPlace(node, petal);
    const petals = this.#petals[node]!;
    for (let at = 0; at < place; at++) this.#match(petals[at]!, petals[at % 2 === 0 ? at + 1 : at - 1]!);
    this.#match(petal, other);
    this.#petals[node] = [...petals.slice(place), ...petals.slice(0, place)];
  }

  /** Exchanges matched and unmatched pairs on the way from a node back to the beginning of the search. */
  #augment(node: number, other: number): void {
    const before = this.#mate[node]!;
    this.#match(node, other);
    if (before === none) return;
    const previous = this.#outer[before]!;
    const from = this.#outer[this.#parent[previous]!]!;
    this.#match(previous, from);
    this.#augment(from, previous);
  }

  /** The even node from which the search reached the partner of an even node; `none` at the beginning of the search. */
  #before(node: number): number {
    const mate = this.#mate[node]!;
    return mate === none ? none : this.#outer[this.#parent[this.#outer[mate]!]!]!;
  }

  /** The even nodes from a node back to the beginning of the search. */
  #wayBack(node: number): readonly number[] {
    const way: number[] = [];
    for (let at = node; at !== none; at = this.#before(at)) way.push(at);
    return way;
  }

  /** The petals from a node back to, but without, the first petal of a new blossom; they become even. */
  #petalsTo(first: number, node: number): readonly number[] {
    const petals: number[] = [];
    for (let at = node; at !== first; at = this.#before(at)) {
      const next = this.#outer[this.#mate[at]!]!;
      petals.push(at, next);
      this.#enqueue(next);
    }
    return petals;
  }

  #addBlossom(one: number, first: number, other: number): void {
    const blossom = this.#outer.indexOf(none);
    const petals = [first, ...[...this.#petalsTo(first, one)].reverse(), ...this.#petalsTo(first, other)];
    this.#petals[blossom] = petals;
    this.#price[blossom] = 0n;
    this.#reach[blossom] = even;
    this.#mate[blossom] = this.#mate[first]!;
    this.#parent[blossom] = this.#parent[first]!;
    this.#setOuter(blossom, blossom);
    this.#linkBlossom(blossom, petals);
    this.#findNearest(blossom);
  }

  /** Finds the pair with the least slack between a new blossom and each other node. */
  #linkBlossom(blossom: number, petals: readonly number[]): void {
    for (const node of this.#nodes) {
      this.#ends[blossom]![node] = none;
      this.#ends[node]![blossom] = none;
      const outer = this.#outer[node]!;
      // Pairs inside the blossom are not needed, and a node that does not exist has none.
      if (outer === blossom || outer === none) continue;
      for (const petal of petals) {
        if (this.#ends[petal]![node] === none) continue;
        if (this.#ends[blossom]![node] !== none && this.#slack(petal, node) >= this.#slack(blossom, node)) continue;
        this.#ends[blossom]![node] = this.#ends[petal]![node]!;
        this.#ends[node]![blossom] = this.#ends[node]![petal]!;
      }
    }
    for (const item of this.#items)
      this.#petalOf[blossom]![item] = petals.find((petal) => this.#petalOf[petal]![item] !== none) ?? none;
  }

  /** Dissolves an odd blossom; the petals on the even way between its two neighbours stay in the search. */
  #expand(blossom: number): void {
    const parent = this.#parent[blossom]!;
    const last = this.#petalOf[blossom]![this.#ends[blossom]![parent]!]!;
    const place = this.#evenPlace(blossom, last);
    const petals = this.#petals[blossom]!;
    for (const petal of petals) this.#setOuter(petal, petal);
    for (const [at, petal] of petals.entries()) {
      this.#reach[petal] = at > place ? free : at % 2 === 0 ? odd : even;
      this.#nearest[petal] = none;
      if (at < place && at % 2 === 0) this.#parent[petal] = this.#ends[petals[at + 1]!]![petal]!;
    }
    this.#parent[last] = parent;
    for (const petal of petals) if (this.#reach[petal] !== odd) this.#findNearest(petal);
    for (const petal of petals) if (this.#reach[petal] === even) this.#enqueue(petal);
    this.#outer[blossom] = none;
    this.#petals[blossom] = [];
  }

  /** Follows a pair without slack from an item at an even distance; returns true if it completes an augmenting path. */
  #follow(item: number, to: number): boolean {
    const [one, other] = [this.#outer[item]!, this.#outer[to]!];
    if (this.#reach[other] === free) {
      this.#parent[other] = item;
      this.#reach[other] = odd;
      const next = this.#outer[this.#mate[other]!]!;
      this.#nearest[other] = none;
      this.#nearest[next] = none;
      this.#reach[next] = even;
      this.#enqueue(next);
    } else if (this.#reach[other] === even) {
      const back = new Set(this.#wayBack(one));
      const first = this.#wayBack(other).find((node) => back.has(node));
      if (first === undefined) {
        this.#augment(one, other);
        this.#augment(other, one);
        return true;
      }
      this.#addBlossom(one, first, other);
    }
    return false;
  }

  /** Grows the search from all items without a partner; returns true once two of them are joined by an augmenting path. */
  #grow(): boolean {
    this.#queue = [];
    for (const node of this.#nodes) {
      this.#reach[node] = free;
      this.#nearest[node] = none;
    }
    for (const node of this.#nodes) {
      if (!this.#isOuter(node) || this.#mate[node] !== none) continue;
      this.#parent[node] = none;
      this.#reach[node] = even;
      this.#enqueue(node);
    }
    for (;;) {
      if (this.#followAll()) return true;
      const step = this.#step();
      if (step === undefined) return false;
      this.#changePrices(step);
      if (this.#followNearest()) return true;
      for (const node of this.#blossoms)
        if (this.#isOuter(node) && this.#reach[node] === odd && this.#price[node] === 0n) this.#expand(node);
    }
  }

  /** Follows all pairs without slack from the items in the queue. */
  #followAll(): boolean {
    for (let item = this.#queue.pop(); item !== undefined; item = this.#queue.pop()) {
      if (this.#reach[this.#outer[item]!] === odd) continue;
      for (const other of this.#items) {
        const outer = this.#outer[other]!;
        if (this.#ends[item]![other] === none || this.#outer[item] === outer) continue;
        if (this.#slack(item, other) > 0n) this.#note(item, outer);
        else if (this.#follow(item, other)) return true;
      }
    }
    return false;
  }

  /** The change of prices after which the search can go on; undefined if it cannot. */
  #step(): bigint | undefined {
    let least: bigint | undefined;
    for (const node of this.#nodes) {
      if (!this.#isOuter(node)) continue;
      const [reach, nearest] = [this.#reach[node]!, this.#nearest[node]!];
      if (reach === odd && node >= this.#items.length) least = lesser(least, this.#price[node]! / 2n);
      if (reach === odd || nearest === none) continue;
      const slack = this.#slack(nearest, node);
      least = lesser(least, reach === free ? slack : slack / 2n);
    }
    return least;
  }

  #changePrices(step: bigint): void {
    for (const item of this.#items) {
      const reach = this.#reach[this.#outer[item]!];
      if (reach !== free) this.#price[item]! += reach === even ? step : -step;
    }
    for (const node of this.#blossoms) {
      const reach = this.#isOuter(node) ? this.#reach[node] : free;
      if (reach !== free) this.#price[node]! += reach === even ? 2n * step : -2n * step;
    }
  }

  /** Follows the pairs that lost their slack when prices changed. */
  #followNearest(): boolean {
    this.#queue = [];
    for (const node of this.#nodes) {
      const nearest = this.#nearest[node]!;
      if (!this.#isOuter(node) || nearest === none || this.#outer[nearest] === node) continue;
      if (this.#slack(nearest, node) === 0n && this.#follow(nearest, this.#ends[node]![nearest]!)) return true;
    }
    return false;
  }
}

/**
 * Pairs up all of `count` items so that the sum of the pairs' costs is as small as possible. Returns the partner of each item; undefined if the items
 * cannot all be paired. The same costs always give the same pairs.
 */
export const cheapestMatching = (count: number, costOf: PairCost): readonly number[] | undefined =>
  count % 2 === 1 ? undefined : new MatchingSearch(count, costOf).partners();
