import { dots } from '#src/base/svg-path.ts';
import { figureSize, readoutClouds, readoutThreshold } from './signal-shapes.ts';

const colors = ['var(--color-accent)', 'var(--color-phase)'];
const floor = 86;

/**
 * Signals of many runs as places in the plane of their two quadratures, colored by the state that was measured. The
 * line divides what is read as 0 from what is read as 1: a point beyond it is a readout error.
 */
export function ReadoutFigure() {
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
