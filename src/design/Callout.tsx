import type { ReactNode } from 'react';
import { Info, TriangleAlert } from '#src/design/icons.tsx';

const looks = {
  note: { icon: Info, box: 'bg-accent-soft', ink: 'text-accent' },
  caution: { icon: TriangleAlert, box: 'bg-phase-soft', ink: 'text-phase' },
} as const;

/** A remark set apart from the text: a note, or a caution. */
export function Callout({ kind, title, children }: { kind: keyof typeof looks; title: string; children: ReactNode }) {
  const { icon: Icon, box, ink } = looks[kind];
  return (
    <div role="note" className={`grid w-fit grid-cols-[auto_1fr] gap-3.5 rounded-md px-5 py-4 text-sm ${box}`}>
      <Icon aria-hidden strokeWidth={1.75} className={`mt-0.5 size-5 ${ink}`} />
      <div className="max-w-measure">
        <p>
          <strong className="font-semibold">{title}</strong>
        </p>
        {children}
      </div>
    </div>
  );
}
