import { figureOf, figuresOf, subjectOf } from '#src/model/figures.ts';
import { figureId } from '#src/model/named-figures.ts';
import type { Entry } from '#src/model/read-content.ts';

/** The two ends of a typical value; equal where only one number is given. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A published value as the chart shows it. */
export interface PlottedResult {
  readonly label: string;
  readonly measure: string;
  readonly value: string;
  readonly url: string;
  /** Id of the work that is at the address. */
  readonly source: string;
  readonly coherenceSeconds?: number | undefined;
  readonly twoQubitFidelity?: number | undefined;
}

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

/** What the chart and its table show of a technology. */
export function compareTechnology({ id, name, results }: Entry<'qubit-technologies'>): ComparedTechnology {
  const idOf = (figure: string) => figureId(figure, `qubit-technologies/${id}`);
  const newest = (figure: string) => figureOf(idOf(figure)).values[0];
  const coherence = newest('coherence-time');
  const gates = newest('gate-fidelity');
  if (!gates.error) throw new Error(`content/qubit-technologies/${id}.yaml: gate-fidelity needs error, for its chart`);
  const plotted = results.flatMap(({ measure, figure, plotted: label }): PlottedResult[] => {
    const { value = '', source, seconds, error } = newest(figure);
    const numbers = {
      coherenceSeconds: (t2Of(idOf(figure)) ?? seconds)?.from,
      twoQubitFidelity: error ? 1 - error.value : undefined,
    };
    return label ? [{ label, measure, value, url: source.url, source: source.id, ...numbers }] : [];
  });
  const single = plotted.filter((result) => !isMachine(result));
  return {
    id,
    name,
    coherenceTime: coherence.value ?? '',
    fidelity: gates.value ?? '',
    typical: {
      coherence: coherence.seconds ?? null,
      fidelity: { from: 1 - (gates.error.to ?? gates.error.value), to: 1 - gates.error.value },
    },
    bestCoherence: highest(single, ({ coherenceSeconds }) => coherenceSeconds),
    bestFidelity: highest(single, ({ twoQubitFidelity }) => twoQubitFidelity),
    machines: plotted.filter(isMachine),
  };
}

/** Share of gates that fail: one minus the fidelity. */
export function errorOf(fidelity: number): number {
  return 1 - fidelity;
}

/** The T2 of the machine whose figure this is: a gate's error and it are one mark. */
function t2Of(figure: string) {
  return figuresOf(subjectOf(figure)).find(({ name }) => name === 't2')?.values[0].seconds;
}

function isMachine(result: PlottedResult): boolean {
  return result.coherenceSeconds !== undefined && result.twoQubitFidelity !== undefined;
}

function highest(results: readonly PlottedResult[], figure: (result: PlottedResult) => number | undefined) {
  return results
    .filter((result) => figure(result) !== undefined)
    .sort((a, b) => (figure(b) ?? 0) - (figure(a) ?? 0))[0];
}
