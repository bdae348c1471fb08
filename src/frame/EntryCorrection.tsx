import { correctableFile } from '#src/model/correctable.ts';
import type { KindId } from '#src/model/kinds.ts';
import { fileOf } from '#src/model/read-content.ts';
import { CorrectionLink } from './CorrectionLink.tsx';
import { correctionLink } from './correction-link.ts';

interface Props {
  kind: KindId;
  id: string;
}

/** The way to correct an entry that has no page of its own, where its row or card opens. Not for islands. */
export function EntryCorrection({ kind, id }: Props) {
  const href = correctionLink(correctableFile(fileOf(kind, id)), process.env, new URL(import.meta.env.SITE));
  return (
    <p className="text-xs print:hidden">
      <CorrectionLink href={href} className="inline-flex min-h-6 items-center text-ink-2">
        Correct this entry
      </CorrectionLink>
    </p>
  );
}
