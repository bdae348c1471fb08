import { Columns } from './Columns.tsx';

interface Props {
  /** What is meant, and how each language says it; what stands between ` is code. */
  rows: readonly (readonly [title: string, openqasm: string, qsharp: string, qiskit: string])[];
}

/** The same things in three spellings. */
export function Spelled({ rows }: Props) {
  return (
    <Columns
      rows={rows.map(([title, ...cells]) => ({
        title,
        cells: [
          <Coded key="a" text={cells[0]} />,
          <Coded key="b" text={cells[1]} />,
          <Coded key="c" text={cells[2]} />,
        ],
      }))}
    />
  );
}

/** A sentence with code between `. */
function Coded({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part));
}
