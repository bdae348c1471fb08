import type { Circuit } from '#circuit/circuit/circuit.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { labAddress } from '#src/features/lab/gallery.ts';
import { findProgram, type Program } from '#src/features/learn/runner/program-files.ts';
import { entryOf } from '#src/model/read-content.ts';
import type { ReadableCircuit } from './counts/readable-circuit.ts';

/** The program `<tutorial>/<name>`. */
export function programOf(id: string): Program {
  const [tutorial = '', name = ''] = id.split('/');
  return findProgram(tutorial, name);
}

/** The circuit of a program in OpenQASM. @throws for one in Q#. */
export function circuitOfProgram(id: string): Circuit {
  const { language, source } = programOf(id);
  if (language !== 'openqasm') throw new Error(`content/pages/run-it-for-real.yaml: ${id} is not in OpenQASM`);
  return circuitOf(source, `content/tutorials/${id.replace('/', '/programs/')}.qasm`);
}

/** Programs with the exact distribution of their bits, and the address that opens them in the lab. */
export function readableCircuits(ids: readonly string[]): Promise<ReadableCircuit[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { tutorial, name } = programOf(id);
      const circuit = circuitOfProgram(id);
      const words = name.replaceAll('-', ' ');
      return {
        id,
        title: `${words.charAt(0).toUpperCase()}${words.slice(1)} (${entryOf('tutorials', tutorial).title})`,
        bits: circuit.bits.length,
        distribution: Object.fromEntries(
          [...exactOutcomes(circuit, { t: 0 })].map(([outcome, p]) => [outcome, Number(p.toFixed(12))]),
        ),
        href: await labAddress(words, circuit),
      };
    }),
  );
}
