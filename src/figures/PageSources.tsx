import type { ReactNode } from 'react';
import { Sources } from '#src/design/Sources.tsx';
import { FigureCards } from './FigureCards.tsx';
import type { PageFigures } from './page-figures.ts';

interface Props {
  figures: PageFigures;
  asOf: string;
  /** What else belongs to the page's facts: the way to them as files. */
  children?: ReactNode;
}

/** The end of a page with figures: their cards, and every source with its number. Stands after all of them. */
export function PageSources({ figures, asOf, children }: Props) {
  return (
    <>
      <FigureCards cards={figures.cards} />
      <Sources sources={figures.sources} asOf={asOf}>
        {children}
      </Sources>
    </>
  );
}
