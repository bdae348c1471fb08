import { PREFACTOR, THRESHOLD } from '../surface-code-cost.ts';

/** How idle logical qubits are kept. */
export const STORAGES = ['plain', 'yoked', 'ldpc'] as const;
export type Storage = (typeof STORAGES)[number];

/**
 * How many times fewer physical qubits a stored logical qubit takes than in a patch of its own, as published at 0.1%: yoked
 * surface codes "as few as one-third" (Gidney and others 2025); the gross code 288 where a surface code takes nearly 3,000
 * (Bravyi and others 2024).
 */
export const DENSITY: Readonly<Record<Storage, number>> = { plain: 1, yoked: 3, ldpc: 3000 / 288 };

/** A factory of CCZ states (Gidney and Fowler 2019): 12d × 6d, a state every 5.5d cycles. */
export const FACTORY = { tiles: 12 * 6, cyclesPerDistance: 5.5 } as const;

/** A larger patch than this is no answer to plan with. */
export const MOST_DISTANCE = 99;

/** What is asked, all of it positive. */
export interface Inputs {
  logicalQubits: number;
  toffolis: number;
  /** T gates beside the Toffoli gates. */
  ts: number;
  /** The chance that a physical operation fails. */
  error: number;
  /** Seconds of one round of error correction. */
  cycle: number;
  /** Seconds from a measurement until what depends on it can begin. */
  reaction: number;
  factories: number;
  /** Tiles of a logical qubit that computes, the lanes beside it among them. */
  routing: number;
  storage: Storage;
  /** Logical qubits that compute; the others are stored. */
  hot: number;
  /** How often the whole computation may fail. */
  budget: number;
}

/** The way to the answer, number by number. */
export interface Reckoning {
  /** CCZ states that the gates take: one for a Toffoli gate, one for two T gates (Gidney and Fowler 2019). */
  states: number;
  hot: number;
  cold: number;
  /** Tiles of the qubits that compute, and those of all that must not fail. */
  hotTiles: number;
  keptTiles: number;
  distance: number;
  /** Seconds for a state from all factories, and for one after another. */
  secondsPerState: number;
  limit: 'factories' | 'reaction';
  seconds: number;
  rounds: number;
  /** How often a tile fails in a round, and any of them in all rounds. */
  tileError: number;
  failure: number;
  /** Physical qubits of a tile: 2(d + 1)², its share of the lanes among them (Gidney and Ekerå 2021). */
  tileQubits: number;
  hotQubits: number;
  coldQubits: number;
  factoryQubits: number;
  qubits: number;
}

/** Why there is no answer. */
export type Refusal = 'above the threshold' | 'no magic states' | 'no factories' | 'too large a distance';

/**
 * Physical qubits and run time of a computation in surface codes: the smallest odd distance at which all tiles through all
 * rounds fail no oftener than the budget allows. Gates run one after another, at the pace of the factories or of the reaction.
 */
export function reckon(inputs: Inputs): Reckoning | Refusal {
  const { error, factories } = inputs;
  if (inputs.toffolis + inputs.ts <= 0) return 'no magic states';
  if (factories < 1) return 'no factories';
  if (error >= THRESHOLD) return 'above the threshold';
  for (let distance = 3; distance <= MOST_DISTANCE; distance += 2) {
    const reckoned = atDistance(inputs, distance);
    if (reckoned.failure <= inputs.budget) return reckoned;
  }
  return 'too large a distance';
}

/** The same where the distance is given. */
export function atDistance(inputs: Inputs, distance: number): Reckoning {
  const { logicalQubits, toffolis, ts, error, cycle, reaction, factories, routing, storage } = inputs;
  const states = toffolis + ts / 2;
  const hot = storage === 'plain' ? logicalQubits : Math.min(inputs.hot, logicalQubits);
  const cold = logicalQubits - hot;
  const hotTiles = hot * routing;
  const keptTiles = hotTiles + cold;
  const fromFactories = (FACTORY.cyclesPerDistance * distance * cycle) / factories;
  const secondsPerState = Math.max(fromFactories, reaction);
  const seconds = states * secondsPerState;
  const rounds = seconds / cycle;
  const tileError = PREFACTOR * (error / THRESHOLD) ** ((distance + 1) / 2);
  const tileQubits = 2 * (distance + 1) ** 2;
  const hotQubits = hotTiles * tileQubits;
  const coldQubits = (cold * tileQubits) / DENSITY[storage];
  const factoryQubits = factories * FACTORY.tiles * tileQubits;
  return {
    states,
    hot,
    cold,
    hotTiles,
    keptTiles,
    distance,
    secondsPerState,
    limit: fromFactories >= reaction ? 'factories' : 'reaction',
    seconds,
    rounds,
    tileError,
    failure: tileError * keptTiles * rounds,
    tileQubits,
    hotQubits,
    coldQubits,
    factoryQubits,
    qubits: hotQubits + coldQubits + factoryQubits,
  };
}

export function isReckoning(answer: Reckoning | Refusal): answer is Reckoning {
  return typeof answer !== 'string';
}
