import { Callout } from '#src/design/Callout.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { QuantumThreat } from '#src/model/schemas/pages/security.ts';
import { ThreatCard } from './ThreatCard.tsx';

interface Props {
  section: QuantumThreat;
  threats: readonly Entry<'threats'>[];
  references: PageReferences;
}

/** What a quantum computer would do to the cryptography of today. */
export function Threats({ section, threats, references }: Props) {
  const { title, intro, remark } = section;
  return (
    <Section id={section.id} title={title} intro={intro}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {threats.map((threat) => (
          <li key={threat.id} id={threat.id}>
            <ThreatCard threat={threat} references={references} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Callout kind="caution" title={remark.title}>
          <p className="mb-2">{remark.text}</p>
          <EntrySources sources={remark.sources} references={references} />
        </Callout>
      </div>
    </Section>
  );
}
