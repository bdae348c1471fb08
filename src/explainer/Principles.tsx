import type { WhatIsQuantumPage } from '#src/content-model/pages/what-is-quantum.ts';
import { Card, CardGrid, CardText, CardTitle } from '#src/design/Card.tsx';
import { EntrySources } from '#src/design/EntrySources.tsx';
import { LabelledList } from '#src/design/LabelledList.tsx';
import { Section } from '#src/design/Section.tsx';
import { PrincipleFigure } from './PrincipleFigure.tsx';

interface Props {
  section: WhatIsQuantumPage['principles'];
  asOf: string;
}

/** Qubits, superposition, entanglement, interference: each with an analogy and the limits of it. */
export function Principles({ section, asOf }: Props) {
  return (
    <Section id="principles" title={section.title} intro={section.intro}>
      <CardGrid wide>
        {section.items.map((principle) => (
          <li key={principle.title}>
            <Card figure={<PrincipleFigure of={principle.title} />}>
              <CardTitle>{principle.title}</CardTitle>
              <CardText>{principle.description}</CardText>
              <div className="my-1.5 grid gap-1 border-l-3 border-accent pl-4">
                <h4 className="font-sans text-xs font-semibold tracking-normal text-ink-3">Picture it</h4>
                <p className="text-sm">{principle.example}</p>
              </div>
              <LabelledList label="Where the picture breaks" items={principle.limits} kind="con" />
              <div className="mt-auto border-t border-rule pt-3">
                <EntrySources sources={principle.sources} asOf={asOf} />
              </div>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
