import { amplitudeWave } from './amplitude-wave.ts';
import { marked, opposite, PaneSvg, thin } from './PaneSvg.tsx';
import type { TwoPaths } from './two-paths.ts';

/** The same two amplitudes and their sum as waves. */
export function PathWaves({ paths, sum }: TwoPaths) {
  const rows = [
    { name: 'path 1', amplitude: paths[0], middle: 36, look: marked },
    { name: 'path 2', amplitude: paths[1], middle: 88, look: opposite },
    { name: 'sum', amplitude: sum, middle: 158, look: { ...marked, stroke: 'var(--color-ink)' } },
  ];
  return (
    <PaneSvg>
      {rows.map(({ name, amplitude, middle, look }) => (
        <g key={name}>
          <path d={`M62 ${middle}h226`} {...thin} strokeDasharray="2 4" />
          <path d={amplitudeWave(amplitude, { left: 62, right: 288, middle, unit: 36 })} {...look} />
          <text x="52" y={middle + 4} textAnchor="end">
            {name}
          </text>
        </g>
      ))}
    </PaneSvg>
  );
}
