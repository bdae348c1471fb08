import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { entriesOf, entryOf, pageOf } from '#src/model/read-content.ts';
import type { Workload } from '#src/model/schemas/workload.ts';
import { urls } from '#src/model/urls.ts';
import { inputsOf } from '../calculator/presets.ts';
import { figureOf } from '../estimates/estimate-values.ts';
import { countsOf } from './count-gates.ts';
import type { Row } from './table.ts';

/** All workloads as rows, those without correction first. */
export function feasibilityRows(): Row[] {
  return entriesOf('workloads').map((entry) => {
    const { id, name, what, plain, corrected, shown } = entry;
    const base = { id, name, what, shown: shown && shownText(shown) };
    if (plain) {
      const counts = plain.counts ?? countsOf(plain.circuit ?? '');
      const { qubits, twoQubitGates, measured } = counts;
      const workload = { qubits, twoQubitGates, measured, pairs: plain.pairs, shots: plain.shots };
      return { ...base, rule: 'plain', workload };
    }
    return { ...base, rule: 'corrected', ...correctedOf(corrected ?? {}) };
  });
}

function correctedOf({ estimate: id, block }: NonNullable<Workload['corrected']>) {
  if (block || !id) {
    const { qubits, error, what } = block ?? { qubits: undefined, error: undefined, what: undefined };
    return {
      workload: { qubits, error, seconds: undefined, inputs: undefined },
      source: { name: '', href: undefined, timeText: undefined, logical: undefined, block: what },
    };
  }
  const estimate = entryOf('estimates', id);
  const [qubits, time, logical] = (['physical-qubits', 'run-time', 'logical-qubits'] as const).map((name) =>
    figureOf(estimate, name),
  );
  return {
    workload: {
      qubits: qubits?.count,
      error: estimate.assumes?.error,
      seconds: time?.seconds && (time.seconds.from + time.seconds.to) / 2,
      inputs: inputsOf(estimate),
    },
    source: {
      name: estimate.short,
      href: urls.estimate(id),
      timeText: time?.value,
      logical: logical?.value,
      block: undefined,
    },
  };
}

function shownText(shown: NonNullable<Workload['shown']>): string {
  const { shown: sentence } = pageOf('feasibility').texts.reckoning;
  return shown
    .map(({ machine, what, date }) =>
      fillIn(sentence, { date: formatPartial(date), machine: entryOf('machines', machine).name, what }),
    )
    .join(' ');
}
