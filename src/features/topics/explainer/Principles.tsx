import type { ReactNode } from 'react';
import { LabeledList } from '#src/design/BulletList.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

type Principle = WhatIsQuantumPage['principles']['items'][number];

/** The picture of each principle, as slots named like it. */
type Pictures = Record<Lowercase<Principle['title']>, ReactNode>;

interface Props extends Partial<Pictures> {
  section: WhatIsQuantumPage['principles'];
  references: PageReferences;
}

/** Qubits, superposition, entanglement, interference: each with a picture to play with, an analogy and its limits. */
export function Principles({ section, references, ...pictures }: Props) {
  return (
    <Section id="principles" title={section.title} intro={section.intro}>
      <ul className="grid gap-6">
        {section.items.map((principle) => (
          <li key={principle.title}>
            <PrincipleCard principle={principle} references={references}>
              {pictures[slotOf(principle)]}
            </PrincipleCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** On wide screens the picture is at the right; on small ones between the definition and the analogy. */
function PrincipleCard({
  principle,
  references,
  children,
}: {
  principle: Principle;
  references: PageReferences;
  children: ReactNode;
}) {
  return (
    <article className="grid overflow-hidden rounded-md border border-rule bg-surface rail:grid-cols-[4fr_8fr] rail:grid-rows-[auto_1fr]">
      <div className="grid gap-2.5 p-5 rail:pb-0">
        <h3 className="text-xl">{principle.title}</h3>
        <p className="text-sm text-ink-2">{principle.description}</p>
      </div>
      <div className="min-w-0 border-rule max-rail:border-y rail:row-span-2 rail:border-l">{children}</div>
      <div className="flex flex-col gap-4 p-5">
        <div className="grid gap-1 border-l-3 border-accent pl-4">
          <h4 className="font-sans text-xs font-semibold tracking-normal text-ink-2">Picture it</h4>
          <p className="text-sm">{principle.example}</p>
        </div>
        <LabeledList label="Where the picture breaks" items={principle.limits} kind="con" />
        <div className="mt-auto border-t border-rule pt-3">
          <EntrySources sources={principle.sources} references={references} />
        </div>
      </div>
    </article>
  );
}

function slotOf({ title }: Principle): keyof Pictures {
  return title.toLowerCase() as Lowercase<typeof title>;
}

type Copy = WhatIsQuantumPage['principles'];

/** The words beside the picture of a principle. An Error if the content file does not hold the principle. */
export function pictureCopy({ items }: Copy, title: Copy['items'][number]['title']): Copy['items'][number]['picture'] {
  const principle = items.find((item) => item.title === title);
  if (!principle) throw new Error(`content/pages/what-is-quantum.yaml: the principle "${title}" is missing; add it`);
  return principle.picture;
}
