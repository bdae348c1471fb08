import type { ReactNode } from 'react';

export const HEADS = ['OpenQASM 3', 'Q#', 'Qiskit'] as const;

interface Props {
  rows: readonly { title: string; cells: readonly [ReactNode, ReactNode, ReactNode] }[];
}

/** Rows of three spellings: three columns where they find room, else one below the other, each with its language. */
export function Columns({ rows }: Props) {
  return (
    <div className="@container">
      <p
        aria-hidden
        className="hidden border-b border-rule-strong pb-1 text-xs font-semibold @min-[40rem]:grid @min-[40rem]:grid-cols-3 @min-[40rem]:gap-3"
      >
        {HEADS.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ol className="grid gap-3 @min-[40rem]:gap-2">
        {rows.map(({ title, cells }) => (
          <li key={title}>
            <p className="pt-1.5 text-sm text-ink-2">{title}</p>
            <dl className="grid gap-1 @min-[40rem]:grid-cols-3 @min-[40rem]:gap-3">
              {HEADS.map((head, place) => (
                <div key={head} className="min-w-0 bg-code px-2.5 py-1.5">
                  <dt className="text-xs font-semibold text-ink-3 @min-[40rem]:sr-only">{head}</dt>
                  <dd className="text-xs">{cells[place]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}
