import '#src/design/entry.css';
import { Exponents } from '#src/design/Exponents.tsx';
import { type Fact, FactList } from '#src/design/FactList.tsx';
import { Section } from '#src/design/Section.tsx';
import { SourceLink } from '#src/design/Sources.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import '../table/algorithm-table.css';
import { SpeedupSteps } from '../table/SpeedupSteps.tsx';

interface Props {
  algorithm: Entry<'algorithms'>;
  references: PageReferences;
}

/** What an algorithm costs and gains, how far it is, who found it, and what is often said and wrong. */
export function AlgorithmEntry({ algorithm, references }: Props) {
  const { caveat, sources } = algorithm;
  return (
    <Section id="cost" title={pageOf('entries').algorithm.cost}>
      <div className="entry-columns">
        <FactList facts={costs(algorithm)} />
        <div className="entry-stack">
          <FactList facts={origins(algorithm)} />
          {caveat ? (
            <p className="max-w-measure rounded-sm bg-phase-soft px-4 py-3 text-sm">
              <strong className="font-semibold">Note.</strong> {caveat}
            </p>
          ) : null}
          <EntrySources sources={sources} references={references} />
        </div>
      </div>
    </Section>
  );
}

function costs({ complexity, gain, speedup, requirements, status }: Entry<'algorithms'>): Fact[] {
  return [
    { name: 'Quantum cost', value: <Exponents text={complexity.quantum} /> },
    { name: 'Best classical', value: <Exponents text={complexity.classical} /> },
    {
      name: 'Speedup',
      value: (
        <>
          <SpeedupSteps gain={gain} />
          <br />
          {speedup}
        </>
      ),
    },
    { name: 'Needs', value: <Exponents text={requirements} /> },
    { name: 'Status', value: status },
  ];
}

function origins({ applications, discovered, discoverer, paper }: Entry<'algorithms'>): Fact[] {
  return [
    { name: 'Uses', value: applications.join('; ') },
    { name: 'Found', value: `In ${discovered} by ${discoverer}` },
    { name: 'First paper', value: <SourceLink source={paper} /> },
  ];
}
