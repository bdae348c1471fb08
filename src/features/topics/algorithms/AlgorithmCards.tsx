import { Badge } from '#src/design/Badge.tsx';
import { Card, CardGrid, CardTitle } from '#src/design/Card.tsx';
import { Exponents } from '#src/design/Exponents.tsx';
import { type Fact, FactList } from '#src/design/FactList.tsx';
import { ImpactBadge } from '#src/design/LevelBadge.tsx';
import { MoreFold } from '#src/design/MoreFold.tsx';
import { Section } from '#src/design/Section.tsx';
import { SourceLink } from '#src/design/Sources.tsx';
import { Tags } from '#src/design/Tags.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { addressOf, hasPage } from '#src/model/entry-pages.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { AlgorithmCardsSection } from '#src/model/schemas/pages/algorithms.ts';
import { Steps } from './table/SpeedupSteps.tsx';

export function AlgorithmCards({
  section,
  algorithms,
  references,
}: {
  section: AlgorithmCardsSection;
  algorithms: Entry<'algorithms'>[];
  references: PageReferences;
}) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <CardGrid wide>
        {algorithms.map((algorithm) => (
          <li key={algorithm.id}>
            <AlgorithmCard algorithm={algorithm} references={references} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

/** What it does, what it gains and how far it is; costs, needs, uses and paper open. */
function AlgorithmCard({ algorithm, references }: { algorithm: Entry<'algorithms'>; references: PageReferences }) {
  const { id, name, complexity, gain, speedup, status } = algorithm;
  return (
    <Card id={id}>
      <p className="flex flex-wrap gap-1.5">
        <Badge>{algorithm.category}</Badge>
        <ImpactBadge impact={algorithm.impact} />
      </p>
      <CardTitle>{hasPage('algorithms', id) ? <a href={addressOf('algorithms', id)}>{name}</a> : name}</CardTitle>
      <p className="max-w-measure text-ink-2">{algorithm.description}</p>
      <FactList
        facts={[
          { name: 'Speedup', value: <Speedup gain={gain} text={speedup} /> },
          { name: 'Complexity', value: <Exponents text={complexity.quantum} /> },
          { name: 'Status', value: status },
        ]}
      />
      {algorithm.caveat ? (
        <p className="max-w-measure rounded-sm bg-phase-soft px-4 py-3 text-sm">
          <strong className="font-semibold">Note.</strong> {algorithm.caveat}
        </p>
      ) : null}
      <div className="grid gap-3">
        <MoreFold about={name}>
          <FactList facts={furtherFacts(algorithm)} />
        </MoreFold>
        <EntrySources sources={algorithm.sources} references={references} asOf={algorithm.asOf} />
      </div>
    </Card>
  );
}

/** The five steps of the table before the words. */
function Speedup({ gain, text }: { gain: Entry<'algorithms'>['gain']; text: string }) {
  return (
    <>
      <Steps gain={gain} />
      {text}
    </>
  );
}

function furtherFacts(algorithm: Entry<'algorithms'>): Fact[] {
  return [
    { name: 'Discovered', value: algorithm.discovered },
    { name: 'Discoverer', value: algorithm.discoverer },
    { name: 'Classical cost', value: <Exponents text={algorithm.complexity.classical} /> },
    { name: 'Requirements', value: algorithm.requirements },
    { name: 'Applications', value: <Tags tags={algorithm.applications} label="Applications" /> },
    { name: 'First paper', value: <SourceLink source={algorithm.paper} /> },
  ];
}

/** The algorithms that have a card on the Algorithms page, in the order of their cards. */
export function featured(algorithms: readonly Entry<'algorithms'>[]): Entry<'algorithms'>[] {
  return algorithms
    .filter((algorithm) => algorithm.featured !== undefined)
    .sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));
}
