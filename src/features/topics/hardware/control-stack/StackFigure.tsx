import type { ReactNode } from 'react';
import { emptyCircuit, type GateOperation, measurement } from '#circuit/circuit/circuit.ts';
import { pack } from '#circuit/circuit/span.ts';
import { dots, type Point, sampledCurve } from '#src/base/svg-path.ts';
import { CircuitMarks } from '#src/drawings/circuit/CircuitPicture.tsx';
import type { Grid } from '#src/drawings/circuit/grid.ts';
import type { ControlStackSection } from '#src/model/schemas/pages/hardware.ts';
import { compiled, written } from './bell-program.ts';
import { PulseFigure } from './PulseFigure.tsx';
import { figureSize, gaussianPulse, readoutClouds, readoutThreshold } from './signal-shapes.ts';

type Layer = ControlStackSection['layers'][number];

const figures: Record<Layer['figure'], () => ReactNode> = {
  circuit: () => <CircuitFigure gates={written} />,
  'native-gates': () => <CircuitFigure gates={compiled} />,
  pulses: PulseFigure,
  waveform: WaveformFigure,
  chip: ProcessorFigure,
  'signal-plane': ReadoutFigure,
};

/** How the example program looks in one layer. The layer's text says the same. */
export function StackFigure({ of: figure }: { of: Layer['figure'] }) {
  const Figure = figures[figure];
  return (
    <svg
      viewBox={`0 0 ${figureSize.width} ${figureSize.height}`}
      aria-hidden
      fill="none"
      fontFamily="var(--font-sans)"
      className="block w-full max-w-96"
    >
      <Figure />
    </svg>
  );
}

const qubits = [76, 188] as const;
const qubitY = 62;
const feedlineY = 10;

/** Two qubits on a chip, the coupler between them, and the resonators through which they are read. */
function ProcessorFigure() {
  const crosses = qubits.map((x) => `M${x - 20} ${qubitY}h40M${x} ${qubitY - 20}v40`).join('');
  const resonators = qubits.map((x) => `M${x} ${feedlineY + 3}${meander}V${qubitY - 24}`).join('');
  const coupler = `M${qubits[0] + 25} ${qubitY}h22m18 0h${qubits[1] - qubits[0] - 90}`;
  const middle = (qubits[0] + qubits[1]) / 2;
  return (
    <>
      <rect width={figureSize.width} height={figureSize.height} rx="4" fill="var(--color-ill-bg)" />
      <path d={`M6 ${feedlineY}H${figureSize.width - 6}`} stroke="var(--color-ill-3)" strokeWidth="3" />
      <path d={resonators} stroke="var(--color-ill-3)" strokeWidth="1.6" strokeLinejoin="round" />
      <path d={coupler} stroke="var(--color-phase)" strokeWidth="2" />
      <rect x={middle - 9} y={qubitY - 9} width="18" height="18" rx="3" stroke="var(--color-phase)" strokeWidth="2" />
      <path d={crosses} stroke="var(--color-accent)" strokeWidth="9" />
      <g fontSize="12" fill="var(--color-ink-2)">
        <text x={qubits[0] - 28} y={qubitY + 24} textAnchor="end">
          Qubit 0
        </text>
        <text x={qubits[1] + 28} y={qubitY + 24}>
          Qubit 1
        </text>
        <text x={middle} y={qubitY + 24} textAnchor="middle">
          Coupler
        </text>
      </g>
    </>
  );
}

/** Turns of a resonator, which make its length fit beside the qubit. */
const meander = 'v3h-10v5h20v5h-20v5h10v3';

const colors = ['var(--color-accent)', 'var(--color-phase)'];
const floor = 86;

/**
 * Signals of many runs as places in the plane of their two quadratures, colored by the state that was measured. The
 * line divides what is read as 0 from what is read as 1: a point beyond it is a readout error.
 */
function ReadoutFigure() {
  return (
    <>
      <path d={`M30 4V${floor}H${figureSize.width - 30}`} stroke="var(--color-ill-3)" />
      <path d={`M${readoutThreshold} 4V${floor}`} stroke="var(--color-ink-3)" strokeDasharray="3 3" />
      {readoutClouds.map((cloud, state) => (
        <path
          key={colors[state]}
          d={dots(cloud.filter(([, y]) => y > 3 && y < floor - 3))}
          stroke={colors[state]}
          strokeWidth="3.2"
          strokeOpacity=".8"
          strokeLinecap="round"
        />
      ))}
      <g fontSize="13" fontWeight="600" fill="var(--color-ink)" textAnchor="middle">
        <text x="46" y="18">
          0
        </text>
        <text x={figureSize.width - 46} y="18">
          1
        </text>
      </g>
    </>
  );
}

/** Gates as early as their wires allow, and a measurement of both qubits at the end. */
function CircuitFigure({ gates }: { gates: readonly GateOperation[] }) {
  const columns = [...pack(gates), [measurement(0, 0), measurement(1, 1)]];
  return <CircuitMarks circuit={{ ...emptyCircuit(2), columns }} grid={gridOf(columns.length)} />;
}

/** As wide as the figure, without names. */
function gridOf(columns: number): Grid {
  const column = figureSize.width / columns;
  return { plate: 30, column, row: 44, bitRow: 0, toBits: 0, label: 0, top: 24, end: 0 };
}

const middle = figureSize.height / 2;
const amplitude = 38;
const [left, right] = [44, figureSize.width - 44];
/** Far fewer than the hundred or so of a real pulse, so that they can be seen. */
const periods = 13;

/** One microwave pulse as it leaves the generator: a carrier under the envelope of the schedule. */
function WaveformFigure() {
  const at = (t: number, height: number): Point => [left + t * (right - left), middle - amplitude * height];
  const carrier = sampledCurve((t) => at(t, gaussianPulse(t) * Math.cos(2 * Math.PI * periods * (t - 0.5))), 130);
  const envelope = [1, -1].map((side) => sampledCurve((t) => at(t, side * gaussianPulse(t)), 28)).join('');
  return (
    <>
      <path d={`M4 ${middle}H${left}M${right} ${middle}H${figureSize.width - 4}`} stroke="var(--color-ill-3)" />
      <path d={envelope} stroke="var(--color-phase)" strokeDasharray="3 3" />
      <path d={carrier} stroke="var(--color-accent)" strokeWidth="1.3" strokeLinejoin="round" />
    </>
  );
}
