import type { Circuit } from '#circuit/circuit/circuit.ts';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { CircuitPicture } from './CircuitPicture.tsx';
import { fitted } from './for-text.ts';
import { pictureSize, TEXT } from './grid.ts';
import './wide-circuit.css';

/** Wider than this, a phone 320 pixels wide scrolls it. */
const NARROWEST = 254;

/** A circuit at the size of a text, on a ground of its own; one that is too wide for its place scrolls there. */
export function WideCircuit({ circuit, label }: { circuit: Circuit; label: string }) {
  const grid = fitted(TEXT, circuit, []);
  const picture = <CircuitPicture circuit={circuit} label={label} grid={grid} />;
  return pictureSize(grid, circuit).width > NARROWEST ? (
    <ScrollRegion label={label} className="wide-circuit">
      {picture}
    </ScrollRegion>
  ) : (
    <div className="wide-circuit">{picture}</div>
  );
}
