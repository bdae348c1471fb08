import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CircuitNoise } from '../circuits/circuit-noise.ts';
import type { NoisyCircuit } from '../circuits/noisy-circuit.ts';
import { repetitionMemory } from '../circuits/repetition-memory.ts';
import { surfaceMemory } from '../circuits/surface-memory.ts';

/** A file that Stim or PyMatching wrote; see `fixtures/README.md`. */
export function readFixture(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', 'fixtures', name), 'utf8');
}

/** A memory experiment as Stim's generator is told of it. */
export interface GeneratedMemory {
  readonly code: string;
  readonly task: string;
  readonly distance: number;
  readonly rounds: number;
}

/** Our circuit of it. */
export function memoryOf({ code, task, distance, rounds }: GeneratedMemory, noise: CircuitNoise): NoisyCircuit {
  if (code === 'repetition_code') return repetitionMemory(distance, { rounds, noise });
  return surfaceMemory(distance, task === 'rotated_memory_x' ? 'X' : 'Z', { rounds, noise });
}
