import type { ReactNode } from 'react';
import { Sources } from '#src/design/Sources.tsx';
import type { PageReferences } from './page-references.ts';

interface Props {
  references: PageReferences;
  /** What else belongs to the page's facts: the way to them as files. */
  children?: ReactNode;
}

/** The end of a page: every source with its number. */
export function PageSources({ references, children }: Props) {
  return (
    <Sources sources={references.sources} asOf={references.asOf}>
      {children}
    </Sources>
  );
}
