import { numbers, type Point, polyline } from '#src/base/svg-path.ts';
import type { Growth, PatchAnswer } from './decode-patch.ts';
import { type Geometry, PITCH } from './geometry.ts';
import type { Mishap } from './patch-state.ts';

/** What of a patch is shown, at one reading of its checks. */
export interface Shown {
  readonly mishaps: readonly Mishap[];
  readonly lit: PatchAnswer['lit'];
  readonly growth: readonly Growth[];
  readonly taken: PatchAnswer['taken'];
  readonly chains: PatchAnswer['chains'];
}

/** How far what leaves a patch stands out of it. */
const OUT = 0.34 * PITCH;
const RADIUS = 17.5;
const LIT = 18.4;

/** The checks and the qubits of a patch, on which nothing happened. */
export function PatchGround({ geometry: { checks, qubits } }: { geometry: Geometry }) {
  const outlines = (kind: 'X' | 'Z') => checks.map((check) => (check.kind === kind ? check.outline : '')).join('');
  return (
    <>
      <path d={outlines('X')} className="patch-x" />
      <path d={outlines('Z')} className="patch-z" />
      <path d={qubits.map(([x, y]) => circlePath(x, y, RADIUS)).join('')} className="patch-qubit" />
    </>
  );
}

const circlePath = (x: number, y: number, radius: number) =>
  `M${numbers(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** What happened on a patch: clusters below, then the chain, what lights up, the decoder's flips, and errors. */
export function PatchEvents({ geometry, round, shown }: { geometry: Geometry; round: number; shown: Shown }) {
  const { checks, qubits } = geometry;
  const here = <Event extends { readonly round: number }>(events: readonly Event[]) =>
    events.filter((event) => event.round === round);
  const at = (qubit: number) => qubits[qubit] as Point;
  return (
    <>
      <path d={shown.growth.map((growth) => growthPath(geometry, growth, round)).join('')} className="patch-cluster" />
      {shown.chains.map(({ error, qubits: way }) => (
        <path key={error} d={chainPath(geometry, error, way)} className="patch-chain" />
      ))}
      {here(shown.lit).map(({ check }) => {
        const [x, y] = (checks[check] as Geometry['checks'][number]).at;
        return (
          <g key={check}>
            <path d={`M${numbers(x, y - LIT)}l${LIT} ${LIT}l${-LIT} ${LIT}l${-LIT} ${-LIT}z`} className="patch-lit" />
            <path d={`M${numbers(x - 6, y)}h12`} className="patch-minus" />
          </g>
        );
      })}
      {here(shown.taken).map((taken) =>
        taken.kind === 'error' ? (
          <Flip
            key={`${taken.error}${taken.qubit}`}
            at={at(taken.qubit)}
            letter={lettersAt(shown, round, taken.qubit)}
          />
        ) : (
          <circle key={`check${taken.check}`} {...centerOf(checks[taken.check]?.at)} r="25" className="patch-taken" />
        ),
      )}
      {here(shown.mishaps).map((mishap) => (
        <MishapMark key={JSON.stringify(mishap)} mishap={mishap} geometry={geometry} />
      ))}
    </>
  );
}

/** Of a qubit that is taken for flipped and for turned in sign one mark with one letter. */
function lettersAt({ taken }: Shown, round: number, qubit: number): string {
  const errors = taken.flatMap((each) =>
    each.kind === 'error' && each.round === round && each.qubit === qubit ? [each.error] : [],
  );
  return errors.length === 2 ? 'Y' : (errors[0] ?? '');
}

const centerOf = ([cx, cy]: Point = [0, 0]) => ({ cx, cy });

function MishapMark({ mishap, geometry }: { mishap: Mishap; geometry: Geometry }) {
  if (mishap.kind === 'fault')
    return <circle {...centerOf(geometry.checks[mishap.check]?.at)} r="21" className="patch-fault" />;
  const [x, y] = geometry.qubits[mishap.qubit] as Point;
  return (
    <>
      <circle cx={x} cy={y} r={RADIUS} className="patch-error" />
      <text x={x} y={y + 6} className="patch-error-letter">
        {mishap.pauli}
      </text>
    </>
  );
}

/** A disc in a ring; of the disc nothing is seen where an error lies over it. */
function Flip({ at: [x, y], letter }: { at: Point; letter: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={RADIUS + 6} className="patch-taken" />
      <circle cx={x} cy={y} r={RADIUS} className="patch-flip" />
      <text x={x} y={y + 6} className="patch-flip-letter">
        {letter}
      </text>
    </>
  );
}

/** Where something leaves the patch from a qubit at its edge: flips upright, signs sideways. */
function outside({ size }: Geometry, [x, y]: Point, error: 'X' | 'Z'): Point {
  if (error === 'X') return [x, y < size / 2 ? y - OUT : y + OUT];
  return [x < size / 2 ? x - OUT : x + OUT, y];
}

/** As far as a cluster has grown along an edge: from a check to its qubit, and on to the next check or out of the patch. */
function growthPath(geometry: Geometry, { place, ends, shares }: Growth, round: number): string {
  if (place.round !== round) return '';
  const centers = ends.map((check) => (check === undefined ? undefined : geometry.checks[check]?.at));
  const [from, to] = centers;
  if (!from) return '';
  // In time an edge is a point.
  if (place.kind === 'fault') return `M${numbers(...from)}h0`;
  const qubit = geometry.qubits[place.qubit] as Point;
  const kind = geometry.checks[ends[0]]?.kind === 'Z' ? 'X' : 'Z';
  const end = to ?? outside(geometry, qubit, kind);
  const halves = [
    shares[0] > 0 ? polyline([from, along(from, qubit, 2 * shares[0])]) : '',
    shares[0] > 0.5 ? polyline([qubit, along(qubit, end, 2 * shares[0] - 1)]) : '',
    shares[1] > 0 ? polyline([end, along(end, qubit, 2 * shares[1])]) : '',
  ];
  return halves.join('');
}

function along([x, y]: Point, [toX, toY]: Point, share: number): Point {
  const part = Math.min(1, share);
  return [x + (toX - x) * part, y + (toY - y) * part];
}

function chainPath(geometry: Geometry, error: 'X' | 'Z', qubits: readonly number[]): string {
  const places = qubits.map((qubit) => geometry.qubits[qubit] as Point);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return '';
  return polyline([outside(geometry, first, error), ...places, outside(geometry, last, error)]);
}
