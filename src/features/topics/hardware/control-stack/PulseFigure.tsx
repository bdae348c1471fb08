import { numbers, type Point, sampledCurve } from '#src/base/svg-path.ts';
import { compiled, type Pulse, schedule } from './bell-program.ts';
import { figureSize, flatTopPulse, gaussianPulse } from './signal-shapes.ts';

const lanes = [
  { channel: 0, name: 'Qubit 0', y: 30 },
  { channel: 'coupler', name: 'Coupler', y: 57 },
  { channel: 1, name: 'Qubit 1', y: 84 },
] as const;

const start = 58;
const perNanosecond = 1.35;
const height = 20;

/** The program's pulses over time, one line for each thing they drive; the readout at the end is not to scale. */
export function PulseFigure() {
  const { pulses, end } = schedule(compiled);
  const readout = start + end * perNanosecond + 8;
  return (
    <>
      <path d={lanes.map(({ y }) => `M${start} ${y}H${figureSize.width}`).join('')} stroke="var(--color-ill-3)" />
      {lanes.map(({ channel, name, y }) => (
        <g key={name}>
          <text x="0" y={y} fontSize="12" fill="var(--color-ink-2)">
            {name}
          </text>
          {pulses
            .filter((pulse) => pulse.channel === channel)
            .map((pulse) => (
              <PulseShape key={pulse.start} pulse={pulse} y={y} />
            ))}
          {channel === 'coupler' ? null : (
            <path
              d={`M${numbers(readout, y)}v-13H${figureSize.width}V${y}z`}
              fill="var(--color-ill-2)"
              stroke="var(--color-ill-3)"
            />
          )}
        </g>
      ))}
      <text
        x={(readout + figureSize.width) / 2}
        y={lanes[0].y - 2.5}
        textAnchor="middle"
        fontSize="11"
        fill="var(--color-ink)"
      >
        Readout
      </text>
    </>
  );
}

function PulseShape({ pulse, y }: { pulse: Pulse; y: number }) {
  const isCoupler = pulse.channel === 'coupler';
  const shape = isCoupler ? flatTopPulse : gaussianPulse;
  const color = isCoupler ? 'var(--color-phase)' : 'var(--color-accent)';
  const curve = (t: number): Point => [start + (pulse.start + t * pulse.length) * perNanosecond, y - height * shape(t)];
  return <path d={sampledCurve(curve, 20)} stroke={color} strokeWidth="1.6" fill={color} fillOpacity=".18" />;
}
