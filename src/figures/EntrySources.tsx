import type { z } from 'zod';
import type { entrySources } from '#src/model/schemas/citation.ts';
import { NumberedSources } from './NumberedSources.tsx';
import type { PageReferences } from './page-references.ts';

interface Props {
  /** Some entries rest on no work but themselves. */
  sources: z.output<typeof entrySources> | undefined;
  references: PageReferences;
  /** The date of the entry, where it has one of its own. */
  asOf?: string;
}

/** Where the statements of an entry or a section are from, and when they held, if that differs from the page. */
export function EntrySources({ sources, references, asOf = references.asOf }: Props) {
  if (!sources) return null;
  const date = asOf === references.asOf ? undefined : asOf;
  return <NumberedSources sources={references.numbered(sources)} asOf={date} />;
}
