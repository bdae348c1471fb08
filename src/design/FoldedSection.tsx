import type { ReactNode } from 'react';
import { Plus } from './icons.tsx';

interface Props {
  /** Anchor. It is within what folds, so that a link to it opens it as browsers do, without script. */
  id: string;
  title: string;
  /** One or two sentences that begin what folds. */
  intro?: string | undefined;
  /** A taste of what folds, beside the heading while it is closed; its page has the style. */
  hint?: string | undefined;
  isOpen?: boolean;
  /** Whether it is hidden when a filter has left none of its rows. A filter opens it while it narrows the list. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A part of a page of which only the heading stands there at first. */
export function FoldedSection({ id, title, intro, hint, isOpen, isGroup, children }: Props) {
  return (
    <section
      data-group={isGroup ? '' : undefined}
      aria-labelledby={`${id}-title`}
      className="border-rule [section+&]:border-t"
    >
      <details open={isOpen} className="group wrap">
        <summary className="flex min-h-16 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {hint ? <span className="fold-hint">{hint}</span> : null}
          <Plus
            aria-hidden
            className="size-5 flex-none text-accent transition-[rotate] duration-(--duration-base) group-open:rotate-45 print:hidden"
          />
        </summary>
        <div id={id} className="scroll-mt-14 pb-8">
          {intro ? <p className="mb-6 max-w-[62ch] text-ink-2">{intro}</p> : null}
          {children}
        </div>
      </details>
    </section>
  );
}
