import { ControlledNot, Gate, GateLabel, Meter } from './circuit-signs.tsx';

const wires = [30, 60, 90, 120] as const;
const register = wires.slice(0, 3);
const [first, second, , target] = wires;

/** The outline of a period-finding circuit: superposition, controlled operations, Fourier transform, measurement. */
export function AlgorithmsPlate() {
  return (
    <>
      <path d={wires.map((y) => `M0 ${y}h320`).join('')} stroke="var(--color-ill-3)" strokeOpacity=".75" />
      {register.map((y) => (
        <Gate key={y} x={38} y={y} label="H" />
      ))}
      <ControlledNot x={84} control={first} target={target} />
      <ControlledNot x={124} control={second} target={target} />
      <FourierTransform />
      <ControlledRotation />
      {register.map((y) => (
        <Meter key={y} x={282} y={y} />
      ))}
    </>
  );
}

function FourierTransform() {
  return (
    <>
      <rect
        x="156"
        y="18"
        width="46"
        height="84"
        rx="3"
        fill="var(--color-phase-soft)"
        stroke="var(--color-phase)"
        strokeWidth="1.5"
      />
      <GateLabel x={179} y={60} fill="var(--color-phase)">
        QFT
      </GateLabel>
    </>
  );
}

function ControlledRotation() {
  const x = 236;
  return (
    <>
      <path d={`M${x} ${first}V${second}`} stroke="var(--color-accent)" strokeWidth="1.6" />
      <circle cx={x} cy={second} r="4" fill="var(--color-accent)" />
      <Gate x={x} y={first} label="R" />
    </>
  );
}
