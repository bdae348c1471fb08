import type { ReactNode } from 'react';

const HEADS = ['OpenQASM', 'Q#', 'Qiskit'] as const;

interface Props {
  rows: readonly { title: string; cells: readonly [ReactNode, ReactNode, ReactNode] }[];
}

/** Rows of three spellings: side by side where they find room, else below each other. */
export function Columns({ rows }: Props) {
  return (
    <ol className="@container grid font-sans gap-2.5 border-y border-rule py-2.5">
      {rows.map(({ title, cells }) => (
        <li key={title}>
          <p className="mb-1 text-sm font-semibold">{title}</p>
          <dl className="grid gap-px text-xs @min-[46rem]:grid-cols-3">
            {HEADS.map((head, place) => (
              <div
                key={head}
                className="grid grid-cols-[5.75rem_minmax(0,1fr)] bg-code px-2.5 py-1 @max-[20rem]:grid-cols-1 @min-[46rem]:grid-cols-1 @min-[46rem]:content-start"
              >
                <dt className="leading-[1.6] text-ink-3">{head}</dt>
                <dd className="min-w-0 leading-[1.6] [&_code]:text-xs">{cells[place]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
