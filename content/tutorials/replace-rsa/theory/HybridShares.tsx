import { numbers } from '#src/base/svg-path.ts';
import { whole } from '#src/charts/numbers.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { BYTES, HYBRID } from './replace-rsa-theory.ts';

const [LEFT, FULL, HEIGHT] = [4, 330, 28];
const SHARES = [
  { name: 'client', kem: BYTES.encapsulationKey, y: 30 },
  { name: 'server', kem: BYTES.ciphertext, y: 100 },
];
const length = (bytes: number) => (bytes / HYBRID.client) * FULL;

/** The two shares of the hybrid, the part of ML-KEM before that of X25519. */
export function HybridShares() {
  return (
    <Drawing
      label={`Two bars. Client: ${BYTES.encapsulationKey} bytes of ML-KEM-768 and ${BYTES.x25519} of X25519. Server: ${BYTES.ciphertext} and ${BYTES.x25519}.`}
      width={LEFT + FULL + 8}
      height={142}
    >
      {SHARES.map(({ name, kem, y }) => (
        <g key={name} fontSize="14">
          <text x={LEFT} y={y - 10}>
            {name}: {whole(kem)} + {BYTES.x25519} bytes
          </text>
          <rect x={LEFT} y={y} width={numbers(length(kem))} height={HEIGHT} fill="var(--color-accent)" />
          <rect
            x={numbers(LEFT + length(kem) + 2)}
            y={y}
            width={numbers(length(BYTES.x25519))}
            height={HEIGHT}
            fill="var(--color-phase)"
          />
        </g>
      ))}
    </Drawing>
  );
}
