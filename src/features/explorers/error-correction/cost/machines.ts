import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { citedSource } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import type { CostTexts } from '#src/model/schemas/pages/error-correction/cost.ts';

/** A machine whose error may be chosen. */
export interface CostMachine {
  id: string;
  name: string;
  error: number;
  value: string;
  /** Its physical qubits. */
  qubits: number;
  /** Of what the error is, by whom and of when. */
  origin: string;
}

/** Machines at work that publish the mean error of their two-qubit gates, the lowest first; medians hide the worst gates. */
export function machinesOfToday({ origin }: CostTexts): CostMachine[] {
  return entriesOf('machines')
    .flatMap(({ id, name, status, figures }) => {
      const leading = leadingValue(figures['two-qubit-error'] ?? []);
      const qubits = leadingValue(figures['physical-qubits'] ?? [])?.count;
      const isAtWork = status === 'in service' || status === 'laboratory';
      if (!isAtWork || !leading?.value || leading.reported || leading.error?.kind !== 'mean' || !qubits) return [];
      const { publisher } = citedSource(leading.source);
      const said = {
        name,
        value: leading.value,
        publisher,
        date: formatPartial(leading.asOf),
        scope: leading.scope ?? '',
      };
      return [{ id, name, error: leading.error.value, value: leading.value, qubits, origin: fillIn(origin, said) }];
    })
    .sort((a, b) => a.error - b.error);
}
