import { type Point, round } from '#src/base/svg-path.ts';
import { type CheckBoard, type DrawnCheck, insideOf, middleOf, outlineOf } from './check-shapes.ts';

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
  const [cx, cy] = insideOf(points, middle);
  if (face.kind !== 'mixed') return <FaceLetter at={[cx, cy]} text={face.kind === 'both' ? 'X Z' : face.kind} />;
  const [mx, my] = middleOf(points);
  const toward = points.length > 2 ? TOWARD : TOWARD_AT_EDGE;
  return face.qubits.map(({ qubit, at: [x, y], letter }) => (
    <FaceLetter key={qubit} at={[cx + toward * (x - mx), cy + toward * (y - my)]} text={letter} />
  ));
}

/** How far from the middle of a face toward a qubit its letter is: in a face, and in a half disc. */
const TOWARD = 0.42;
const TOWARD_AT_EDGE = 0.3;

function FaceLetter({ at: [x, y], text }: { at: Point; text: string }) {
  return (
    <text x={round(x)} y={round(y + 4.4)} textAnchor="middle">
      {text}
    </text>
  );
}
