import { dots, type Point } from '#src/base/svg-path.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { ORDER } from './tilt.ts';

const COLUMNS = 20;
const STEP = 19;

const placeOf = (index: number): Point => [8 + STEP * (index % COLUMNS), 8 + STEP * Math.floor(index / COLUMNS)];

/** A hundred readings; those that are 1 are filled, in an order that never changes, so that turning back unfills the same. */
export function Readings({ ones, texts }: { ones: number; texts: Pick<HomePage['turn'], 'one' | 'zero'> }) {
  return (
    <figure className="turn-readings">
      <svg viewBox="0 0 378 92" role="img" aria-label={`${texts.one}: ${ones}, ${texts.zero}: ${100 - ones}`}>
        <pattern id="readings" width={STEP} height={STEP} x="-1.5" y="-1.5" patternUnits="userSpaceOnUse">
          <circle cx={STEP / 2} cy={STEP / 2} r="5.4" fill="none" stroke="var(--color-rule-strong)" strokeWidth="1.2" />
        </pattern>
        <rect width="378" height="92" fill="url(#readings)" />
        <path
          d={dots(ORDER.slice(0, ones).map(placeOf))}
          stroke="var(--color-phase)"
          strokeWidth="12"
          strokeLinecap="round"
        />
      </svg>
      <figcaption aria-hidden>
        <span>{texts.one}</span>
        <span>{texts.zero}</span>
      </figcaption>
    </figure>
  );
}
