import { Arrow } from '#src/drawings/Arrow.tsx';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

const [CLIENT, SERVER, WIDTH] = [64, 316, 380];
const MESSAGES = [
  { y: 84, name: 'encapsulation key', from: CLIENT, to: SERVER },
  { y: 134, name: 'ciphertext', from: SERVER, to: CLIENT },
];

/** A key encapsulation: one message each way, and the same secret at both ends. */
export function KemFlow() {
  return (
    <Drawing
      label="The client makes a pair of keys and sends the encapsulation key. The server makes a secret and a ciphertext and sends the ciphertext. The client takes the same secret out of it."
      width={WIDTH}
      height={190}
    >
      <g fontSize="15" textAnchor="middle" fill="var(--color-ink)" fontWeight="600">
        <text x={CLIENT} y="18">
          client
        </text>
        <text x={SERVER} y="18">
          server
        </text>
      </g>
      <g fontSize="14" textAnchor="middle">
        <text x={CLIENT} y="44">
          makes two keys
        </text>
        <text x={SERVER} y="108">
          encapsulates
        </text>
        <text x={CLIENT} y="158">
          decapsulates
        </text>
        {MESSAGES.map(({ y, name, from, to }) => (
          <g key={name}>
            <text x={(from + to) / 2} y={y - 8}>
              {name}
            </text>
            <Arrow from={[from, y]} to={[to, y]} color="var(--color-accent)" />
          </g>
        ))}
        <g fill="var(--color-phase)" fontWeight="600">
          <text x={CLIENT} y="180">
            secret
          </text>
          <text x={SERVER} y="180">
            secret
          </text>
        </g>
      </g>
    </Drawing>
  );
}
