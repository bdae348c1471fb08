import type { ReactNode } from 'react';
import type { BadgeTone } from '#src/design/Badge.tsx';
import type { Company } from '#src/model/schemas/company.ts';

interface Props {
  /** Appears in the box in the place of a logo; decorative. */
  mark: ReactNode;
  name: string;
  /** The company's page, where the name is to lead there. */
  href?: string;
  place: string;
}

export function CompanyHead({ mark, name, href, place }: Props) {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] items-start gap-3">
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-sm border border-rule bg-ill-bg text-[1.35rem] leading-none"
      >
        {mark}
      </span>
      <div className="min-w-0">
        <h3 className="text-[1.25rem] leading-[1.2]">
          {href ? (
            <a href={href} className="text-ink">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="mt-0.5 text-xs text-ink-2">{place}</p>
      </div>
    </div>
  );
}

/** Says where published evidence differs from a figure on the card above it. */
export function FigureNote({ note }: { note: string | undefined }) {
  return note ? <p className="border-l-2 border-phase pl-2.5 text-xs text-ink-2">{note}</p> : null;
}

export const categoryTones: Record<Company['category'], BadgeTone> = {
  'Full Stack': 'purple',
  Hardware: 'blue',
  Software: 'green',
  Platform: 'orange',
  'Research & Hardware': 'indigo',
};
