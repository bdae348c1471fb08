import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { scientific } from '#src/charts/numbers.ts';
import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { GradientLines } from './GradientLines.tsx';
import { findingOf, LAYERS, largestUncertainty, QUBITS, SAMPLES, SEED, varianceLines } from './variances.ts';

/** How slopes vanish with the number of qubits, as it stands on `/ai-ml`. */
export function gradientsChart(): Chart {
  const texts = pageOf('ai-ml').gradients;
  const lines = varianceLines();
  const numbers = { ...LAYERS, samples: SAMPLES, seed: SEED, error: largestUncertainty(lines) };
  const columns = texts.columns.map((column) => fillIn(column, numbers));
  const rowsBy = (written: (value: number) => string) =>
    QUBITS.map((qubits, row) => [String(qubits), ...lines.map(({ values }) => written(values[row]?.value ?? 0))]);
  return {
    id: 'gradient-variance',
    address: `${urls.topic('ai-ml')}#gradient-variance`,
    title: findingOf(lines, texts),
    unit: fillIn(texts.unit, numbers),
    note: fillIn(texts.note, numbers),
    basis: texts.basis,
    values: { columns, rows: rowsBy((value) => scientific(value, 1)) },
    data: {
      columns: ['qubits', ...lines.map(({ cost, depth }) => `${cost}_${LAYERS[depth]}_layers`)],
      rows: rowsBy((value) => value.toExponential(3)),
    },
    draw: (size) => (
      <GradientLines
        {...{ lines, size, xName: texts.xName, label: texts.label }}
        nameOf={({ cost, depth }) => fillIn(texts.names[cost], { layers: LAYERS[depth] })}
      />
    ),
  };
}
