import { type Point, sampledCurve } from '#src/base/svg-path.ts';
import { percent } from '#src/charts/numbers.ts';
import { agreement, agreementOfFixedCards } from './entangled-pair.ts';
import { marked, opposite, PaneSvg, thin } from './PaneSvg.tsx';

const at = (angle: number, share: number): Point => [52 + (angle / Math.PI) * 232, 158 - share * 136];
const curveOf = (share: (angle: number) => number, steps: number) =>
  sampledCurve((t) => at(t * Math.PI, share(t * Math.PI)), steps);

/** Keeps a label readable where a line passes behind it. */
const halo = { stroke: 'var(--color-ill-bg)', strokeWidth: 4, paintOrder: 'stroke' } as const;

interface Props {
  /** Radians, 0 to π. */
  angle: number;
  /** The share of agreeing pairs so far; undefined before the first. */
  measured: number | undefined;
}

/** How often both sides agree at every angle: predicted, from cards fixed beforehand, and measured at this angle. */
export function AgreementChart({ angle, measured }: Props) {
  const [x, predicted] = at(angle, agreement(angle));
  return (
    <PaneSvg>
      <Axes />
      <path d={curveOf(agreementOfFixedCards, 1)} {...opposite} strokeWidth="1.6" strokeDasharray="5 4" />
      <path d={curveOf(agreement, 48)} {...marked} />
      <path d={`M${x} 22V158`} {...thin} />
      <circle cx={x} cy={predicted} r="5" {...marked} fill="var(--color-surface)" />
      {measured === undefined ? null : <circle cx={x} cy={at(angle, measured)[1]} r="4.5" fill="var(--color-ink)" />}
      <text x="128" y="40" fill="var(--color-accent)">
        predicted, cos²(δ/2)
      </text>
      <text x="60" y="88" fill="var(--color-phase)" {...halo}>
        fixed cards
      </text>
      <circle cx="64" cy="136" r="4.5" fill="var(--color-ink)" />
      <text x="74" y="140" {...halo}>
        measured
      </text>
    </PaneSvg>
  );
}

function Axes() {
  return (
    <>
      {[0, 0.5, 1].map((share) => (
        <g key={share} textAnchor="end">
          <path d={`M52 ${at(0, share)[1]}h232`} {...thin} strokeWidth="1" stroke="var(--color-ill-2)" />
          <text x="42" y={at(0, share)[1] + 4}>
            {percent(share)}
          </text>
        </g>
      ))}
      {[0, 45, 90, 135, 180].map((degrees) => (
        <text key={degrees} x={at((degrees * Math.PI) / 180, 0)[0]} y="176" textAnchor="middle">
          {degrees}°
        </text>
      ))}
      <text x="168" y="200" textAnchor="middle">
        angle δ between the directions
      </text>
    </>
  );
}
