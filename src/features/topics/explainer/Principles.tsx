import type { ReactNode } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { LabeledList } from '#src/design/BulletList.tsx';
import { Card, CardGrid, CardText, CardTitle } from '#src/design/Card.tsx';
import { ChevronDown } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';
import { sceneAnchor } from './scenes/SceneSection.tsx';

type Principle = WhatIsQuantumPage['principles']['items'][number];

interface Props {
  section: WhatIsQuantumPage['principles'];
  scenes: WhatIsQuantumPage['scenes'];
  references: PageReferences;
  /** The picture of a qubit with its angles and amplitudes. */
  children: ReactNode;
}

/** Qubits, superposition, entanglement, interference: each with an analogy, its limits, and the scene that shows it. */
export function Principles({ section, scenes, references, children }: Props) {
  return (
    <Section id="principles" title={section.title} intro={section.intro}>
      <CardGrid wide>
        {section.items.map((principle) => (
          <li key={principle.title}>
            <Card>
              <CardTitle>{principle.title}</CardTitle>
              <CardText>{principle.description}</CardText>
              <div className="grid gap-1 border-l-3 border-accent pl-4">
                <h4 className="font-sans text-xs font-semibold tracking-normal text-ink-2">{section.example}</h4>
                <p className="text-sm">{principle.example}</p>
              </div>
              <LabeledList label={section.limits} items={principle.limits} kind="con" />
              <div className="mt-auto grid gap-1 border-t border-rule pt-3">
                <SceneLink label={section.toScene} id={principle.scene} scenes={scenes} />
                <EntrySources sources={principle.sources} references={references} />
              </div>
            </Card>
          </li>
        ))}
      </CardGrid>
      <details className="scene-fold mt-6">
        <summary>
          {section.withNumbers}
          <ChevronDown aria-hidden />
        </summary>
        <div>{children}</div>
      </details>
    </Section>
  );
}

function SceneLink({ label, id, scenes }: { label: string; id: Principle['scene']; scenes: Props['scenes'] }) {
  const scene = scenes.items.find((item) => item.id === id);
  if (!scene) throw new Error(`content/pages/what-is-quantum.yaml: no scene "${id}", which a principle names`);
  return (
    <a href={`#${sceneAnchor(id)}`} className="text-sm">
      {fillIn(label, { scene: scene.title })}
    </a>
  );
}
