import type { QubitTechnology } from '#src/model/schemas/qubit-technology.ts';
import { coherenceRange, fidelityRange, type Range } from './typical-values.ts';

/** A published value as the chart shows it. */
export interface PlottedResult {
  readonly label: string;
  readonly measure: string;
  readonly value: string;
  readonly url: string;
  readonly coherenceSeconds?: number | undefined;
  readonly twoQubitFidelity?: number | undefined;
}

/** One technology in the comparison. */
export interface ComparedTechnology {
  readonly id: string;
  readonly name: string;
  readonly coherenceTime: string;
  readonly fidelity: string;
  /** Typical values; a technology without a limit on its coherence time has no place on that axis. */
  readonly typical: { readonly coherence: Range | null; readonly fidelity: Range };
  /** Best published values, each from an experiment of its own. */
  readonly bestCoherence?: PlottedResult | undefined;
  readonly bestFidelity?: PlottedResult | undefined;
  /** Machines of which both figures are published. */
  readonly machines: readonly PlottedResult[];
}

/** What the chart and its table show of a technology. Throws a RangeError where a typical value cannot be read. */
export function compareTechnology(technology: QubitTechnology & { id: string }): ComparedTechnology {
  const { id, name, coherenceTime, fidelity } = technology;
  const plotted = technology.results.flatMap(({ measure, value, url, plotted: shown }): PlottedResult[] =>
    shown ? [{ measure, value, url, ...shown }] : [],
  );
  const single = plotted.filter((result) => !isMachine(result));
  return {
    id,
    name,
    coherenceTime,
    fidelity,
    typical: { coherence: coherenceRange(coherenceTime), fidelity: fidelityRange(fidelity) },
    bestCoherence: highest(single, ({ coherenceSeconds }) => coherenceSeconds),
    bestFidelity: highest(single, ({ twoQubitFidelity }) => twoQubitFidelity),
    machines: plotted.filter(isMachine),
  };
}

function isMachine(result: PlottedResult): boolean {
  return result.coherenceSeconds !== undefined && result.twoQubitFidelity !== undefined;
}

function highest(results: readonly PlottedResult[], figure: (result: PlottedResult) => number | undefined) {
  return results
    .filter((result) => figure(result) !== undefined)
    .sort((a, b) => (figure(b) ?? 0) - (figure(a) ?? 0))[0];
}
