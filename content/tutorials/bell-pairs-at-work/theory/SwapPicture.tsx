import type { ReactNode } from 'react';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

const [ALICE, LEFT, RIGHT, BOB] = [30, 140, 172, 282];
const QUBITS = [ALICE, LEFT, RIGHT, BOB];

/** Two short pairs, and the long one that a Bell measurement in the middle leaves. */
export function SwapPicture() {
  return (
    <Drawing
      label="Before: Alice’s qubit is joined to one of the station’s, the station’s other one to Bob’s. After: Alice’s qubit is joined to Bob’s, and the station holds two bits."
      width={312}
      height={216}
    >
      <Row y={56} name="before">
        <path d={`M${ALICE} 56H${LEFT}M${RIGHT} 56H${BOB}`} stroke="var(--color-accent)" strokeWidth="3" />
      </Row>
      <Row y={168} name="after">
        <path d={`M${ALICE} 168C90 118 222 118 ${BOB} 168`} stroke="var(--color-accent)" strokeWidth="3" fill="none" />
      </Row>
      <g fontSize="14" textAnchor="middle" fill="var(--color-ink)">
        <text x={ALICE} y="90">
          Alice
        </text>
        <text x={(LEFT + RIGHT) / 2} y="90">
          station
        </text>
        <text x={BOB} y="90">
          Bob
        </text>
        <text x={(LEFT + RIGHT) / 2} y="208">
          two bits
        </text>
      </g>
      <rect
        x={LEFT - 18}
        y="150"
        width={RIGHT - LEFT + 36}
        height="36"
        rx="6"
        fill="none"
        stroke="var(--color-ink-2)"
        strokeDasharray="4 3"
      />
    </Drawing>
  );
}

/** Four qubits, with what joins them below. */
function Row({ y, name, children }: { y: number; name: string; children: ReactNode }) {
  return (
    <g>
      {children}
      {QUBITS.map((x) => (
        <circle key={x} cx={x} cy={y} r="8" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="2" />
      ))}
      <text x="0" y={y - 36} fontSize="14">
        {name}
      </text>
    </g>
  );
}
