import { numbers, type Point, polyline } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { type CurvePicture as Data, type Energies, LONGEST, SHORTEST } from './hydrogen-molecule-play.ts';
import { ATOM } from './hydrogen-molecule-theory.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 296, 26, 222];
const [HIGH, LOW] = [-0.5, -1.2];
const x = (R: number) => LEFT + ((R - SHORTEST) / (LONGEST - SHORTEST)) * (RIGHT - LEFT);
const y = (energy: number) => TOP + ((HIGH - energy) / (HIGH - LOW)) * (BOTTOM - TOP);
const line = (curves: readonly Energies[], of: 'hartreeFock' | 'exact') =>
  polyline(curves.map((each): Point => [x(each.R), y(each[of])]));
const ENERGIES = [-0.6, -0.8, -1, -1.2];

/** Energy over bond length: both electrons bonding, dashed; the lowest of the basis; and the trial state as a dot. */
export function CurvePicture({ data }: { data: Data }) {
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <path d={ENERGIES.map((energy) => `M${LEFT} ${y(energy)}H${RIGHT}`).join('')} stroke="var(--color-rule)" />
      <g textAnchor="end">
        {ENERGIES.map((energy) => (
          <text key={energy} x={LEFT - 6} y={y(energy) + 4.5}>
            {fixed(energy, 1)}
          </text>
        ))}
      </g>
      <text x="4" y="14">
        energy in hartree
      </text>
      <path d={`M${LEFT} ${numbers(y(2 * ATOM))}H${RIGHT}`} stroke="var(--color-rule-strong)" strokeDasharray="1 4" />
      <path
        d={line(data.curves, 'hartreeFock')}
        fill="none"
        stroke="var(--color-ink-2)"
        strokeWidth="1.6"
        strokeDasharray="6 4"
      />
      <path d={line(data.curves, 'exact')} fill="none" stroke="var(--color-ink)" strokeWidth="1.8" />
      <Trial data={data} />
      <g textAnchor="middle">
        {[1, 2, 3, 4, 5, 6].map((R) => (
          <text key={R} x={x(R) - (R === 6 ? 3 : 0)} y={BOTTOM + 18}>
            {R}
          </text>
        ))}
      </g>
      <text x={(LEFT + RIGHT) / 2} y={BOTTOM + 38} textAnchor="middle">
        bond length R in bohr
      </text>
      <Key />
    </g>
  );
}

/** The dot of the trial state, over the exact curve; at the top, with an arrow, where its energy is above the field. */
function Trial({ data: { R, trial, exact } }: { data: Data }) {
  const isAbove = trial > HIGH;
  const [cx, cy] = [numbers(x(R)), isAbove ? TOP : y(trial)];
  return (
    <>
      <path d={`M${cx} ${numbers(y(exact))}V${numbers(cy)}`} stroke="var(--color-accent)" strokeWidth="2" />
      {isAbove ? (
        <path d={`M${cx} ${TOP - 7}l6 9h-12z`} fill="var(--color-accent)" />
      ) : (
        <circle cx={cx} cy={numbers(cy)} r="5" fill="var(--color-accent)" />
      )}
    </>
  );
}

function Key() {
  const [first, second] = [BOTTOM + 62, BOTTOM + 82];
  return (
    <>
      <path d={`M12 ${first - 4.5}h24`} stroke="var(--color-ink)" strokeWidth="1.8" />
      <text x="44" y={first}>
        exact
      </text>
      <path d={`M112 ${first - 4.5}h24`} stroke="var(--color-ink-2)" strokeWidth="1.6" strokeDasharray="6 4" />
      <text x="144" y={first}>
        both bonding
      </text>
      <circle cx="24" cy={second - 4.5} r="5" fill="var(--color-accent)" />
      <text x="44" y={second}>
        angle θ
      </text>
      <path d={`M112 ${second - 4.5}h24`} stroke="var(--color-ink-2)" strokeDasharray="1 4" />
      <text x="144" y={second}>
        two atoms apart
      </text>
    </>
  );
}

/** The two curves and the dot alone. */
export function CurveMini({ data: { curves, R, trial } }: { data: Data }) {
  const small = (at: number, energy: number): Point => [
    4 + ((at - SHORTEST) / (LONGEST - SHORTEST)) * 120,
    4 + ((HIGH - Math.min(energy, HIGH)) / (HIGH - LOW)) * 52,
  ];
  const [cx, cy] = small(R, trial);
  return (
    <>
      <path
        d={polyline(curves.map((each) => small(each.R, each.hartreeFock)))}
        fill="none"
        stroke="var(--color-ink-2)"
        strokeDasharray="6 4"
      />
      <path d={polyline(curves.map((each) => small(each.R, each.exact)))} fill="none" stroke="var(--color-ink)" />
      <circle cx={numbers(cx)} cy={numbers(cy)} r="6" fill="var(--color-accent)" />
    </>
  );
}
