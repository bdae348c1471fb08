import { type Point, round } from '#src/base/svg-path.ts';
import { type CheckBoard, type DrawnCheck, middleOf, outlineOf } from './check-shapes.ts';

const RADIUS = 11;

/** One check: its outline, a letter on each of its qubits, the others empty. Words beside it say the same. */
export function CheckDrawing({ board, check }: { board: CheckBoard; check: DrawnCheck }) {
  const { width, height, places } = board;
  const taking = new Set(check.qubits.map(({ qubit }) => qubit));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" className="check-drawing">
      <path d={outlineOf(check.qubits.map(({ at }) => at))} className={`check-face check-${check.kind}`} data-wide="" />
      {places.map(([x, y], qubit) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a qubit is its number
        taking.has(qubit) ? null : <circle key={qubit} cx={x} cy={y} r="5" className="check-idle" />,
      )}
      {check.qubits.map(({ qubit, at, letter }) => (
        <LetteredQubit key={qubit} at={at} letter={letter} />
      ))}
    </svg>
  );
}

function LetteredQubit({ at: [x, y], letter }: { at: Point; letter: string }) {
  return (
    <>
      <circle cx={x} cy={y} r={RADIUS} className="check-qubit" />
      <text x={x} y={y + 4.6} textAnchor="middle">
        {letter}
      </text>
    </>
  );
}

interface FacesProps {
  board: CheckBoard;
  faces: readonly DrawnCheck[];
  /** What is drawn, in words. */
  label: string;
}

/** All checks of a flat code in one drawing: faces with their letters, qubits with their numbers. */
export function FacesDrawing({ board: { width, height, places }, faces, label }: FacesProps) {
  const middle = middleOf(places);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="check-drawing"
    >
      {faces.map((face) => (
        <path
          key={face.operator}
          d={outlineOf(
            face.qubits.map(({ at }) => at),
            middle,
          )}
          className={`check-face check-${face.kind}`}
        />
      ))}
      {faces.map((face) => (
        <FaceLetters key={face.operator} face={face} middle={middle} />
      ))}
      {places.map(([x, y], qubit) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a qubit is its number
        <g key={qubit}>
          <circle cx={x} cy={y} r="9" className="check-qubit" />
          <text x={x} y={y + 4} textAnchor="middle" className="check-number">
            {qubit}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** One letter in the middle where all are the same, else each toward its qubit. */
function FaceLetters({ face, middle }: { face: DrawnCheck; middle: Point }) {
  const points = face.qubits.map(({ at }) => at);
  const center = points.length === 2 ? outward(middleOf(points), middle) : middleOf(points);
  if (face.kind !== 'mixed') return <FaceLetter at={center} text={face.kind === 'both' ? 'X Z' : face.kind} />;
  return face.qubits.map(({ qubit, at: [x, y], letter }) => (
    <FaceLetter
      key={qubit}
      at={[center[0] + TOWARD * (x - center[0]), center[1] + TOWARD * (y - center[1])]}
      text={letter}
    />
  ));
}

/** How far from the middle of a face toward a qubit its letter is. */
const TOWARD = 0.42;

function FaceLetter({ at: [x, y], text }: { at: Point; text: string }) {
  return (
    <text x={round(x)} y={round(y + 4.4)} textAnchor="middle">
      {text}
    </text>
  );
}

/** Into the bulge of a check at the edge. */
function outward([x, y]: Point, [mx, my]: Point): Point {
  const away = Math.hypot(x - mx, y - my);
  const by = away < 1 ? 0 : 9 / away;
  return [x + (x - mx) * by, y + (y - my) * by];
}
