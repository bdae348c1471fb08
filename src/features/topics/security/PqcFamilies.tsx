import { Badge } from '#src/design/Badge.tsx';
import { LabeledList } from '#src/design/BulletList.tsx';
import { Card, CardGrid, CardTitle } from '#src/design/Card.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { PhoneFold } from '#src/design/PhoneFold.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { PqcFamiliesSection } from '#src/model/schemas/pages/security.ts';
import type { PqcFamily } from '#src/model/schemas/pqc-family.ts';

export function PqcFamilies({
  section,
  families,
  references,
}: {
  section: PqcFamiliesSection;
  families: readonly Entry<'pqc-families'>[];
  references: PageReferences;
}) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <CardGrid wide>
        {families.map((family) => (
          <li key={family.id} id={family.id}>
            <PqcFamilyCard family={family} references={references} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

/** The status that is highlighted (R6.3). */
const SELECTED = 'NIST Selected';

function PqcFamilyCard({ family, references }: { family: PqcFamily; references: PageReferences }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>{family.name}</CardTitle>
        <Badge tone={family.status === SELECTED ? 'solid' : 'gray'}>{family.status}</Badge>
      </div>
      <p className="max-w-measure text-ink-2">{family.description}</p>
      <FactList
        facts={[
          { name: 'Maturity', value: family.maturity },
          { name: 'Examples', value: <Tags tags={family.examples} label="Examples" /> },
          { name: 'Sizes', value: family.sizes },
        ]}
      />
      <PhoneFold title="More" note="Advantages, Challenges">
        <div className="grid gap-x-6 gap-y-4 border-t border-rule pt-3 sm:grid-cols-2">
          <LabeledList label="Advantages" items={family.advantages} />
          <LabeledList label="Challenges" items={family.challenges} kind="con" />
        </div>
      </PhoneFold>
      <div className="mt-auto pt-1">
        <EntrySources sources={family.sources} references={references} asOf={family.asOf} />
      </div>
    </Card>
  );
}
