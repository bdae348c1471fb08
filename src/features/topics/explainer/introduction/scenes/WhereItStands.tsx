import { type Site, surfaceCodePatch } from '#circuit/quantum/surface-code.ts';
import { ellipses, type Point } from '#src/base/svg-path.ts';
import { eased, within } from '../timeline.ts';
import { AMBER, FAINT, INK, Label, PETROL, type SceneProps } from './parts.tsx';

const DISTANCE = 7;
const { data, measure } = surfaceCodePatch(DISTANCE);
const PITCH = 34;
const place = ({ column, row }: Site): Point => [44 + PITCH * column, 64 + PITCH * row];

/** The patch of one logical qubit, and what the field has and needs, on one scale. */
export function WhereItStands({ progress }: SceneProps) {
  return (
    <>
      <Patch share={within(progress, 0.36, 0.6)} />
      <Bars progress={progress} />
    </>
  );
}

function Patch({ share }: { share: number }) {
  const shown = (sites: readonly Site[]) => sites.slice(0, Math.round(sites.length * share)).map(place);
  const middle = 44 + PITCH * 3;
  return (
    <g opacity={share > 0 ? 1 : 0}>
      <path d={ellipses(shown(data), 10, 10)} fill={PETROL} />
      <path d={ellipses(shown(measure), 6, 6)} fill="var(--color-surface)" stroke={AMBER} strokeWidth="2.5" />
      <Label x={middle} y="318" fill={INK}>
        1 logical qubit:
      </Label>
      <Label x={middle} y="344">
        {data.length} data + {measure.length} measure
      </Label>
    </g>
  );
}

/** Physical qubits of the largest gate-model machines in service, as `content/machines` has them. */
export const IN_SERVICE = [98, 260] as const;

/** Physical qubits, on a logarithmic scale from 1 to 10⁸. */
const ROWS = [
  {
    label: 'largest machines in service',
    value: 'about 100 to 260',
    range: IN_SERVICE,
    from: 0.04,
    to: 0.28,
    color: PETROL,
  },
  {
    label: '1 logical, distance 7',
    value: '97',
    range: [1, data.length + measure.length],
    from: 0.4,
    to: 0.6,
    color: PETROL,
  },
  {
    label: 'RSA-2048 (estimate)',
    value: '20,000,000',
    range: [1, 20_000_000],
    from: 0.7,
    to: 0.92,
    color: AMBER,
  },
] as const;
const AXIS = { x: 320, decade: 35, decades: 8, y: 288 };
const onAxis = (count: number) => AXIS.x + AXIS.decade * Math.log10(count);

function Bars({ progress }: SceneProps) {
  return (
    <g>
      <Ticks />
      {ROWS.map(({ label, value, range: [least, most], from, to, color }, index) => {
        const share = eased(within(progress, from, to));
        const y = 54 + 82 * index;
        const start = onAxis(least);
        return (
          <g key={label} opacity={share > 0 ? 1 : 0}>
            <Label x={AXIS.x} y={y - 10} textAnchor="start">
              {label}
            </Label>
            <rect x={start} y={y} width={(onAxis(most) - start) * share} height="20" rx="2" fill={color} />
            <Label x={AXIS.x} y={y + 42} textAnchor="start" fill={INK} fontWeight="600">
              {value}
            </Label>
          </g>
        );
      })}
    </g>
  );
}

function Ticks() {
  const { x, y, decade, decades } = AXIS;
  const ticks = [
    { power: 0, label: '1' },
    { power: 3, label: '1,000' },
    { power: 6, label: '1 million' },
  ];
  return (
    <g>
      <path d={`M${x} ${y}h${decade * decades}`} stroke={FAINT} strokeWidth="1.5" />
      {ticks.map(({ power, label }) => (
        <g key={label}>
          <path d={`M${x + decade * power} ${y - 6}v12`} stroke={FAINT} strokeWidth="1.5" />
          <Label x={x + decade * power} y={y + 24} textAnchor={power === 0 ? 'start' : 'middle'}>
            {label}
          </Label>
        </g>
      ))}
      <Label x={x + (decade * decades) / 2} y={y + 48}>
        physical qubits
      </Label>
    </g>
  );
}
