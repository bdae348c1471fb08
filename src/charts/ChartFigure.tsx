import type { ReactNode } from 'react';
import type { ChartText } from '#src/model/schemas/fields.ts';
import { fillIn, type Numbers } from './fill-in.ts';

interface Props {
  /** Anchor of the heading. */
  id: string;
  text: ChartText;
  /** What the finding may ask for by name. */
  numbers?: Numbers;
  children: ReactNode;
}

/** A chart under what it shows, with what has to be known to read it below. */
export function ChartFigure({ id, text, numbers, children }: Props) {
  return (
    <figure aria-labelledby={id} className="grid min-w-0 content-start gap-4 border-t-2 border-ink pt-4">
      <div>
        <h3 id={id} className="text-xl">
          {fillIn(text.finding, numbers)}
        </h3>
        <p className="mt-1 text-sm text-ink-2">{text.unit}</p>
      </div>
      {children}
      {text.note ? <figcaption className="text-xs text-ink-2">{text.note}</figcaption> : null}
    </figure>
  );
}
