import { Card, CardGrid, CardText } from '#src/design/Card.tsx';
import { CardHead } from '#src/design/CardHead.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { LabelledList } from '#src/design/LabelledList.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import type { AiMlPage } from '#src/model/schemas/pages/ai-ml.ts';
import { MaturityBadge } from './MaturityBadge.tsx';

/** A card names this many techniques, the most important ones. */
const SHOWN_TECHNIQUES = 3;

interface Props {
  section: AiMlPage['applications'];
  asOf: string;
}

/** What quantum computing and machine learning do for each other. */
export function Applications({ section, asOf }: Props) {
  return (
    <Section id="applications" title={section.title} intro={section.intro}>
      <CardGrid wide>
        {section.items.map((application) => (
          <li key={application.name}>
            <ApplicationCard application={application} asOf={asOf} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

function ApplicationCard({
  application,
  asOf,
}: {
  application: AiMlPage['applications']['items'][number];
  asOf: string;
}) {
  return (
    <Card>
      <CardHead
        title={application.name}
        badge={<MaturityBadge maturity={application.maturity} />}
        badgeMeaning="Maturity"
      />
      <CardText>{application.description}</CardText>
      <Tags tags={application.techniques.slice(0, SHOWN_TECHNIQUES)} label="Techniques" />
      <div className="grid gap-4 py-2 sm:grid-cols-2">
        <LabelledList label="Advantages" items={application.advantages} />
        <LabelledList label="Challenges" items={application.challenges} kind="con" />
      </div>
      <div className="mt-auto grid gap-3">
        <FactList
          facts={[
            { name: 'Applications', value: <Tags tags={application.applications} label="Applications" /> },
            { name: 'Key players', value: application.companies.join(', ') },
          ]}
        />
        <EntrySources sources={application.sources} asOf={asOf} />
      </div>
    </Card>
  );
}
