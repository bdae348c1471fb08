import type { ReactNode } from 'react';
import { Sources } from '#src/design/Sources.tsx';
import type { NumberedBody } from './page-references.ts';

export interface PageSourcesProps extends Pick<NumberedBody, 'sources'> {
  asOf: string;
  /** What else belongs to the page's facts: the way to them as files. */
  children?: ReactNode;
}

/** The end of a page: every source with its number. */
export function PageSources({ sources, asOf, children }: PageSourcesProps) {
  return (
    <Sources sources={sources} asOf={asOf}>
      {children}
    </Sources>
  );
}
