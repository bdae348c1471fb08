import type { ReactNode } from 'react';
import { Sources } from '#src/design/Sources.tsx';
import { FigureCards } from './FigureCards.tsx';
import type { NumberedBody } from './page-references.ts';

export interface PageSourcesProps extends Pick<NumberedBody, 'cards' | 'sources'> {
  asOf: string;
  /** What else belongs to the page's facts: the way to them as files. */
  children?: ReactNode;
}

/** The end of a page: the cards of its figures, and every source with its number. */
export function PageSources({ cards, sources, asOf, children }: PageSourcesProps) {
  return (
    <>
      <FigureCards cards={cards} />
      <Sources sources={sources} asOf={asOf}>
        {children}
      </Sources>
    </>
  );
}
