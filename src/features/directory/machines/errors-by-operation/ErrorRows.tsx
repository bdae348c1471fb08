import { numbers, round } from '#src/base/svg-path.ts';
import { ticksAt, XAxis } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { percent } from '#src/charts/numbers.ts';
import { Plot } from '#src/charts/Plot.tsx';
import { urls } from '#src/model/urls.ts';
import { type ErrorRow, type ErrorsLayout, LINE } from './layout.ts';
import { Below, OperationSign } from './OperationSign.tsx';
import { errorsIn, isBound, OPERATIONS, type OperatedMachine, type Operation } from './operation-errors.ts';

interface Props {
  layout: ErrorsLayout;
  place: Place;
  label: string;
  /** A machine with its errors, in a sentence. */
  sentenceOf: (machine: OperatedMachine) => string;
}

/** A row a machine: its errors as signs on one logarithmic axis, and written out beside it. */
export function ErrorRows({ layout, place, label, sentenceOf }: Props) {
  const { plot, ticks, rows, valueRights, signsAt, divided, tickBase } = layout;
  return (
    <Plot plot={plot} label={label} role="group" className="block w-full overflow-visible">
      <path d={gridOf(layout)} stroke="var(--color-rule)" />
      <path d={spansOf(layout)} stroke="var(--color-rule-strong)" />
      <XAxis plot={{ ...plot, bottom: plot.top }} gap={tickBase - plot.top} ticks={ticksAt(ticks, tickText)} />
      {OPERATIONS.map((operation, index) => (
        <OperationSign key={operation} operation={operation} at={[(valueRights[index] ?? 0) - 8, signsAt]} />
      ))}
      {divided === undefined ? null : <path d={`M0 ${divided}H${plot.width}`} stroke="var(--color-rule)" />}
      {rows.map((row) => (
        <g key={row.machine.id}>
          <Words row={row} layout={layout} />
          <MarkLink place={place} href={urls.machine(row.machine.id)} name={sentenceOf(row.machine)}>
            <rect x="0" y={row.top} width={plot.width} height={row.height} fill="transparent" />
            <Signs row={row} layout={layout} />
          </MarkLink>
        </g>
      ))}
    </Plot>
  );
}

/** Thousandths of a percent too: 1e-5 is "0.001%". */
const tickText = (at: number) => percent(at, Math.max(0, -2 - Math.round(Math.log10(at))));

/** The powers of ten beside the marks of each row. */
function gridOf({ plot, ticks, rows }: ErrorsLayout): string {
  const lines = rows.flatMap(({ top, height, gridTop }) =>
    ticks.map((tick) => `M${numbers(plot.x(tick), gridTop)}V${top + height}`),
  );
  return lines.join('');
}

/** In each row, from its lowest error to its highest. */
function spansOf({ plot, rows }: ErrorsLayout): string {
  const spans = rows.map(({ machine, middle }) => {
    const places = errorsIn(machine).map(({ value }) => plot.x(value));
    return `M${numbers(Math.min(...places), middle)}H${round(Math.max(...places))}`;
  });
  return spans.join('');
}

function Words({ row, layout }: { row: ErrorRow; layout: ErrorsLayout }) {
  const { name, maker, kind, values, level, nameBase, valueBase } = row;
  const { kindLeft, valueRights } = layout;
  return (
    <>
      {name.map((line, index) => (
        <text key={line} x="0" y={round(nameBase + LINE * index)} fill="var(--color-ink)" fontWeight="600">
          {line}
          {maker ? (
            <tspan fontWeight="500" fill="var(--color-ink-2)">
              {`  ${maker}`}
            </tspan>
          ) : null}
        </text>
      ))}
      <text x={round(kindLeft)} y={level}>
        {kind}
      </text>
      {OPERATIONS.map((operation, index) => (
        <text key={operation} x={round(valueRights[index] ?? 0)} y={valueBase} textAnchor="end" fill="var(--color-ink)">
          {values[index]}
        </text>
      ))}
    </>
  );
}

function Signs({ row: { machine, middle }, layout: { plot } }: { row: ErrorRow; layout: ErrorsLayout }) {
  // Where errors are alike, the stroke stands out of the disc, and the ring is round it.
  return SIGNS_FROM_BELOW.map((operation) => {
    const error = machine.errors[operation];
    if (!error) return null;
    const x = plot.x(error.value);
    return (
      <g key={operation}>
        {isBound(error) ? <Below at={[x, middle]} /> : null}
        <OperationSign operation={operation} at={[x, middle]} />
      </g>
    );
  });
}

const SIGNS_FROM_BELOW = ['readout', 'one-qubit', 'two-qubit'] as const satisfies readonly Operation[];
