import type { ReactNode } from 'react';
import { Plus } from './icons.tsx';
import './folded-section.css';

interface Props {
  /** Anchor. It is within what folds, so that a link to it opens it as browsers do, without script. */
  id: string;
  title: string;
  /** One or two sentences that begin what folds. */
  intro?: string | undefined;
  /** One line that stands beside the heading while it is closed: a taste of what is in it. */
  note?: string | undefined;
  isOpen?: boolean;
  /** Whether it is hidden when a filter has left none of its rows. A filter opens it while it narrows the list. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A part of a page of which only the heading stands there at first. */
export function FoldedSection({ id, title, intro, note, isOpen, isGroup, children }: Props) {
  return (
    <section
      data-group={isGroup ? '' : undefined}
      aria-labelledby={`${id}-title`}
      className="border-rule [section+&]:border-t"
    >
      <details open={isOpen} className="group wrap">
        <summary className="folded-head flex min-h-16 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <div className="flex-1 items-baseline gap-x-6 py-3 md:flex">
            <h2 id={`${id}-title`} className="flex-none text-xl">
              {title}
            </h2>
            {note ? (
              <p className="max-w-none text-sm text-pretty text-ink-2 group-open:hidden print:hidden">{note}</p>
            ) : null}
          </div>
          <Plus
            aria-hidden
            className="size-5 flex-none text-accent transition-[rotate] duration-(--duration-base) group-open:rotate-45 print:hidden"
          />
        </summary>
        <div id={id} className="scroll-mt-16 pb-8">
          {intro ? <p className="mb-6 max-w-[62ch] text-ink-2">{intro}</p> : null}
          {children}
        </div>
      </details>
    </section>
  );
}
