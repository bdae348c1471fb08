import { surfaceCodePatch } from '#circuit/quantum/surface-code.ts';
import { ellipses, type Point } from '#src/base/svg-path.ts';
import type { Development } from '#src/model/schemas/development.ts';

const DISTANCES = [3, 5, 7] as const;
const PITCH = 26;
const PATCH_GAP = 52;
/** Where the middle row of each patch is, the labels below them, and what the dots are. */
const MIDDLE = 132;
const LABELS = 262;
const LEGEND = 326;

/** A drawing of what a story is about, for the stories that have one. */
export function StoryPicture({ of }: { of: NonNullable<Development['picture']> }) {
  return pictures[of];
}

const pictures = { 'surface-codes': <SurfaceCodes /> };

/** Patches of the surface code that grow: one logical qubit each, of ever more physical ones. */
function SurfaceCodes() {
  const counts = DISTANCES.map((distance) => distance ** 2);
  return (
    <svg
      viewBox="0 0 468 346"
      role="img"
      aria-label={`Three patches of the surface code, of distance ${DISTANCES.join(', ')}: ${counts.join(', ')} data qubits, with one measure qubit fewer between them. Each holds one logical qubit.`}
      className="m-auto block w-full max-w-[34rem] p-5"
    >
      {DISTANCES.map((distance, index) => (
        <Patch key={distance} distance={distance} left={leftOf(index)} />
      ))}
      <g fontFamily="var(--font-sans)" fontSize="17" fill="var(--color-ink-2)">
        <path d={ellipses([[98, LEGEND]], 7, 7)} fill="var(--color-accent)" />
        <text x="112" y={LEGEND + 5}>
          data qubit
        </text>
        <path d={ellipses([[246, LEGEND]], 4.5, 4.5)} fill="none" stroke="var(--color-phase)" strokeWidth="2" />
        <text x="258" y={LEGEND + 5}>
          measure qubit
        </text>
      </g>
    </svg>
  );
}

function leftOf(index: number): number {
  return DISTANCES.slice(0, index).reduce((sum, distance) => sum + (distance - 1) * PITCH + PATCH_GAP, 30);
}

function Patch({ distance, left }: { distance: number; left: number }) {
  const { data, measure } = surfaceCodePatch(distance);
  const top = MIDDLE - ((distance - 1) / 2) * PITCH;
  const place = ({ column, row }: { column: number; row: number }): Point => [left + column * PITCH, top + row * PITCH];
  const middle = left + ((distance - 1) / 2) * PITCH;
  return (
    <g textAnchor="middle" fontFamily="var(--font-sans)" fontSize="17">
      <path d={ellipses(data.map(place), 7, 7)} fill="var(--color-accent)" />
      <path
        d={ellipses(measure.map(place), 4.5, 4.5)}
        fill="var(--color-surface)"
        stroke="var(--color-phase)"
        strokeWidth="2"
      />
      <text x={middle} y={LABELS} fontWeight="600" fill="var(--color-ink)">
        d = {distance}
      </text>
      <text x={middle} y={LABELS + 22} fill="var(--color-ink-2)">
        {data.length} + {measure.length}
      </text>
    </g>
  );
}
