import { ChartPicture } from '#src/charts/ChartPicture.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { Callout } from '#src/design/Callout.tsx';
import { Card, CardTitle } from '#src/design/Card.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { LevelBadge } from '#src/design/LevelBadge.tsx';
import { MoreFold } from '#src/design/MoreFold.tsx';
import { Section } from '#src/design/Section.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { QuantumThreat } from '#src/model/schemas/pages/security.ts';
import type { Threat } from '#src/model/schemas/threat.ts';
import { urls } from '#src/model/urls.ts';
import { estimatesChart } from './estimates/chart.tsx';

interface Props {
  section: QuantumThreat;
  threats: readonly Entry<'threats'>[];
  references: PageReferences;
}

export function Threats({ section, threats, references }: Props) {
  const { title, intro, remark } = section;
  return (
    <Section id={section.id} title={title} intro={intro}>
      <ChartPicture
        chart={estimatesChart()}
        sizes={['wide', 'middle', 'narrow']}
        tableHref={`${urls.chart('threat-estimates')}#table`}
      />
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
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

function ThreatCard({ threat, references }: { threat: Threat; references: PageReferences }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>{threat.name}</CardTitle>
        <p>
          <span className="visually-hidden">Risk level: </span>
          <LevelBadge level={threat.riskLevel} />
        </p>
      </div>
      <FactList
        facts={[
          { name: 'Current security', value: threat.currentSecurity },
          { name: 'Quantum threat', value: threat.quantumThreat },
          { name: 'Affected systems', value: <Tags tags={threat.affectedSystems} label="Affected systems" /> },
        ]}
      />
      <MoreFold about={threat.name}>
        <FactList
          facts={[
            { name: 'Time to break', value: threat.timeToBreak },
            ...(threat.estimates ? [{ name: 'What to know', value: <BulletList items={threat.estimates} /> }] : []),
          ]}
        />
      </MoreFold>
      <div className="mt-auto pt-1">
        <EntrySources sources={threat.sources} references={references} asOf={threat.asOf} />
      </div>
    </Card>
  );
}
