/**
 * Circuits on machines whose qubits meet only where an edge joins their places. Places are numbered from 0; an
 * arrangement says which qubit stands at each place. A SWAP counts as three CNOTs.
 */

export interface Machine {
  name: string;
  places: number;
  edges: readonly (readonly [number, number])[];
}

export const SWAP_CNOTS = 3;

/** Places in a row. */
export const line = (places: number): Machine => ({
  name: 'line',
  places,
  edges: Array.from({ length: places - 1 }, (_, place) => [place, place + 1] as const),
});

/** Two rows, numbered row by row. */
export function grid(columns: number): Machine {
  const rows = [0, columns].flatMap((first) =>
    Array.from({ length: columns - 1 }, (_, place) => [first + place, first + place + 1] as const),
  );
  const rungs = Array.from({ length: columns }, (_, place) => [place, place + columns] as const);
  return { name: 'grid', places: 2 * columns, edges: [...rows, ...rungs] };
}

/** Each place beside each other one. */
export const allPairs = (places: number): Machine => ({
  name: 'all pairs',
  places,
  edges: Array.from({ length: places }, (_, a) => Array.from({ length: a }, (_, b) => [b, a] as const)).flat(),
});

export function neighbors({ edges }: Machine, place: number): number[] {
  return edges.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])).toSorted((a, b) => a - b);
}

/** What happens on one edge; the CNOT goes from the first place to the second. It begins in this layer of CNOTs, from 1. */
export interface Step {
  kind: 'cnot' | 'swap';
  places: readonly [number, number];
  layer: number;
}

export interface Plan {
  steps: Step[];
  swaps: number;
  cnots: number;
  /** Layers of CNOTs one after another. */
  depth: number;
}

/** Counts what a list of steps costs, each as early as its places are free. */
function planOf(moves: readonly Pick<Step, 'kind' | 'places'>[], places: number): Plan {
  const free = Array.from({ length: places }, () => 1);
  const steps = moves.map(({ kind, places: [a, b] }) => {
    const layer = Math.max(free[a] ?? 1, free[b] ?? 1);
    free[a] = free[b] = layer + (kind === 'swap' ? SWAP_CNOTS : 1);
    return { kind, places: [a, b] as const, layer };
  });
  const swaps = steps.filter(({ kind }) => kind === 'swap').length;
  return { steps, swaps, cnots: steps.length - swaps + SWAP_CNOTS * swaps, depth: Math.max(...free) - 1 };
}

/**
 * GHZ as a star: one qubit, which begins at `hub`, controls a CNOT on every other. With as few SWAPs as possible, searched
 * breadth first; of equally many, those that move that qubit are tried first.
 */
export function star(machine: Machine, hub: number): Plan {
  const { places } = machine;
  const all = 2 ** places - 1;
  interface Node {
    hub: number;
    /** Bits of the qubits that have had their CNOT, and which qubit stands at each place, by the place it began at. */
    done: number;
    at: readonly number[];
    moves: readonly Pick<Step, 'kind' | 'places'>[];
  }
  /** All CNOTs that need no move. */
  const served = (node: Node): Node => {
    const open = neighbors(machine, node.hub).filter((place) => !(node.done & (1 << (node.at[place] ?? 0))));
    return {
      ...node,
      done: open.reduce((done, place) => done | (1 << (node.at[place] ?? 0)), node.done),
      moves: [...node.moves, ...open.map((place) => ({ kind: 'cnot' as const, places: [node.hub, place] as const }))],
    };
  };
  const at = Array.from({ length: places }, (_, place) => place);
  const seen = new Set<string>();
  const queue = [served({ hub, done: 1 << hub, at, moves: [] })];
  for (const node of queue) {
    if (node.done === all) return planOf(node.moves, places);
    const key = `${node.hub} ${node.done} ${node.at.join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const own = neighbors(machine, node.hub).map((next) => [node.hub, next] as const);
    const others = machine.edges.filter((edge) => !edge.includes(node.hub));
    for (const [a, b] of [...own, ...others]) {
      const at = node.at.with(b, node.at[a] ?? 0).with(a, node.at[b] ?? 0);
      const swap = { kind: 'swap' as const, places: [a, b] as const };
      queue.push(served({ hub: a === node.hub ? b : node.hub, done: node.done, at, moves: [...node.moves, swap] }));
    }
  }
  throw new Error('Places that no edge leads to');
}

/**
 * GHZ that grows: every qubit that has joined passes it on to a neighbor, all at the same time. In as few layers as
 * possible, by a search over which places have joined.
 */
export function growing(machine: Machine, first: number): Plan {
  const { places } = machine;
  const all = 2 ** places - 1;
  type Pair = readonly [number, number];
  /** Every way to let as many as possible pass it on at the same time, the first of them in order of place. */
  const rounds = (joined: number): Pair[][] => {
    const senders = Array.from({ length: places }, (_, place) => place).filter((place) => joined & (1 << place));
    let choices: { pairs: Pair[]; taken: number }[] = [{ pairs: [], taken: joined }];
    for (const from of senders) {
      choices = choices.flatMap(({ pairs, taken }) => {
        const free = neighbors(machine, from).filter((to) => !(taken & (1 << to)));
        if (free.length === 0) return [{ pairs, taken }];
        return free.map((to) => ({ pairs: [...pairs, [from, to] as const], taken: taken | (1 << to) }));
      });
    }
    return choices.map(({ pairs }) => pairs);
  };
  const seen = new Set<number>();
  const queue: { joined: number; moves: Pick<Step, 'kind' | 'places'>[] }[] = [{ joined: 1 << first, moves: [] }];
  for (const { joined, moves } of queue) {
    if (joined === all) return planOf(moves, places);
    if (seen.has(joined)) continue;
    seen.add(joined);
    for (const pairs of rounds(joined)) {
      queue.push({
        joined: pairs.reduce((sum, [, to]) => sum | (1 << to), joined),
        moves: [...moves, ...pairs.map((pair) => ({ kind: 'cnot' as const, places: pair }))],
      });
    }
  }
  throw new Error('Places that no edge leads to');
}

/**
 * The controlled phases of a Fourier transform on n qubits, as pairs [higher, lower], and what must come before: those on
 * (i, j) stand behind the Hadamard on i and before that on j. The final reversal is left to the reading.
 */
export function fourierPairs(
  n: number,
): { pair: readonly [number, number]; before: readonly (readonly [number, number])[] }[] {
  const pairs = Array.from({ length: n }, (_, i) => Array.from({ length: i }, (_, j) => [i, j] as const)).flat();
  return pairs.map((pair) => ({ pair, before: pairs.filter(([, lower]) => lower === pair[0]) }));
}

type Pair = readonly [number, number];

/** A gate on two qubits, a SWAP, or both in one on the same pair. */
export interface Move {
  kind: 'gate' | 'swap' | 'both';
  pair: Pair;
}

export interface Routed {
  /** The sum of the prices. */
  price: number;
  /** Which qubit begins at each place. */
  start: readonly number[];
  moves: readonly Move[];
}

/** Where only SWAPs are counted. */
export const SWAP_PRICES = { gate: 0, swap: 1, both: 1 };
/** CNOTs of a controlled phase, of a SWAP, and of both in one, which is a two-qubit gate like any other (`cnotsNeeded`). */
export const CNOT_PRICES = { gate: 2, swap: SWAP_CNOTS, both: 3 };

/**
 * The Fourier transform on a machine at the least price, from the best arrangement: a search over arrangements and gates
 * done, the cheapest first. The highest qubit and its mirror image may change places, so the first of two equals is taken.
 */
export function routedFourier(machine: Machine, prices: Record<Move['kind'], number>): Routed {
  const n = machine.places;
  const gates = fourierPairs(n);
  const all = 2 ** gates.length - 1;
  type Node = Routed & { at: readonly number[]; done: number };
  const bitOf = ([a, b]: Pair) => 1 << gates.findIndex(({ pair }) => pair.includes(a) && pair.includes(b));
  const isOpen = (pair: Pair, done: number) => {
    const gate = gates[Math.log2(bitOf(pair))];
    return !(done & bitOf(pair)) && gate?.before.every((each) => done & bitOf(each));
  };
  const queue: Node[][] = [permutations(n).map((at) => ({ price: 0, start: at, moves: [], at, done: 0 }))];
  const seen = new Set<string>();
  for (let price = 0; price < queue.length; price++) {
    for (const node of queue[price] ?? []) {
      if (node.done === all) return { price, start: node.start, moves: node.moves };
      const key = `${node.done} ${node.at.join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const [p, q] of machine.edges) {
        const pair = [node.at[p] ?? 0, node.at[q] ?? 0] as const;
        const swapped = node.at.with(p, pair[1]).with(q, pair[0]);
        for (const kind of isOpen(pair, node.done) ? (['gate', 'both', 'swap'] as const) : (['swap'] as const)) {
          const next = price + prices[kind];
          const done = kind === 'swap' ? node.done : node.done | bitOf(pair);
          const at = kind === 'gate' ? node.at : swapped;
          queue[next] ??= [];
          queue[next]?.push({ price: next, start: node.start, moves: [...node.moves, { kind, pair }], at, done });
        }
      }
    }
  }
  throw new Error('Places that no edge leads to');
}

function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, place) => rest.toSpliced(place, 0, n - 1)),
  );
}
