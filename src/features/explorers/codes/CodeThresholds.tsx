import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import type { CodesPage } from '#src/model/schemas/pages/codes.ts';
import { urls } from '#src/model/urls.ts';
import { ThresholdTable } from '../thresholds/ThresholdTable.tsx';

interface Props {
  code: Entry<'codes'>;
  texts: CodesPage['entry']['thresholds'];
  references: PageReferences;
}

export function CodeThresholds({ code: { id, name }, texts, references }: Props) {
  const thresholds = entriesOf('thresholds').filter(({ code }) => code === id);
  const all = (
    <a href={urls.thresholds()} className="text-sm">
      {texts.all}
    </a>
  );
  return (
    <Section id="thresholds" title={texts.title} intro={thresholds.length > 0 ? texts.intro : texts.none} action={all}>
      {thresholds.length > 0 ? (
        <ThresholdTable caption={`${texts.title}: ${name}`} thresholds={thresholds} references={references} />
      ) : null}
    </Section>
  );
}
