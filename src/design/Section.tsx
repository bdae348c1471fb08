import type { ReactNode } from 'react';

interface Props {
  /** Anchor of the section; the heading's id is derived from it. */
  id: string;
  title: string;
  /** One or two sentences under the heading. */
  intro?: string | undefined;
  /** What is at the right of the heading: a link or a button. */
  action?: ReactNode;
  /** Whether it is hidden when a filter has left none of its rows. */
  isGroup?: boolean;
  /** Whether the heading stands at the left of what follows, where there is room; pages that use it bring `framed.css`. */
  isFramed?: boolean;
  children?: ReactNode;
}

/** A part of a page with its heading; parts that follow each other are divided by a hairline. */
export function Section({ id, title, intro, action, isGroup, isFramed, children }: Props) {
  return (
    <section
      id={id}
      data-group={isGroup ? '' : undefined}
      aria-labelledby={`${id}-title`}
      className="py-(--section-space) [section+&]:border-t [section+&]:border-rule"
    >
      <div className={isFramed ? 'wrap framed' : 'wrap'}>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            {intro ? <p className="mt-2 max-w-[62ch] text-ink-2">{intro}</p> : null}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
