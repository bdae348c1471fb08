import '#src/design/entry.css';
import type { ReactNode } from 'react';
import { FactList } from '#src/design/FactList.tsx';
import { Formula } from '#src/design/Formula.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { WideCircuit } from '#src/drawings/circuit/WideCircuit.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { linksOf } from '#src/model/graph.ts';
import { placeOfStep } from '#src/model/kinds.ts';
import { type Entry, entryOf, pageOf } from '#src/model/read-content.ts';
import { PAGES_OF_TERM } from '../marking/term-marker.ts';

interface Props {
  term: Entry<'glossary'>;
  references: PageReferences;
}

/** What belongs to a definition: plain words, formula, a circuit, where it is taught and used, and what it rests on. */
export function TermEntry({ term: { id, aliases, plainWords, formula, sources }, references }: Props) {
  const texts = pageOf('entries').term;
  const facts = [
    ...(aliases ? [{ name: texts.aliases, value: aliases.join(', ') }] : []),
    ...stepsOf(id, 'teaches').map((value) => ({ name: texts.taught, value })),
    ...stepsOf(id, 'assumes').map((value) => ({ name: texts.assumed, value })),
  ];
  return (
    <section aria-label="Definition" className="pb-(--section-space)">
      <div className="wrap entry-columns">
        <div className="entry-stack">
          {plainWords ? <PlainWords title={texts.plainWords}>{plainWords}</PlainWords> : null}
          {formula ? <Formula tex={formula} display /> : null}
          {facts.length > 0 ? <FactList facts={facts} /> : null}
          <div className="grid gap-2 text-sm text-ink-2">
            <EntrySources sources={sources} references={references} />
            <p>
              <span hidden {...{ [PAGES_OF_TERM]: id }} />
            </p>
          </div>
        </div>
        <ShownBy id={id} caption={texts.shown} />
      </div>
    </section>
  );
}

function PlainWords({ title, children }: { title: string; children: string }) {
  return (
    <div className="entry-plain">
      <h2>{title}</h2>
      <p className="max-w-measure">
        <Kets text={children} />
      </p>
    </div>
  );
}

/** The steps that teach a term, or assume it, as one list; none where no step does. */
function stepsOf(id: string, relation: 'teaches' | 'assumes'): ReactNode[] {
  const steps = linksOf(`glossary/${id}`).filter((link) => link.relation === relation && link.isReverse);
  if (steps.length === 0) return [];
  return [
    <ul key={relation}>
      {steps.map(({ to }) => {
        const [tutorial, step] = placeOfStep(to.id);
        return (
          <li key={to.id}>
            <a href={to.href}>{`${entryOf('tutorials', tutorial).title}, step ${step}`}</a>: {to.name}
          </li>
        );
      })}
    </ul>,
  ];
}

/** The first circuit of the lab that shows the term; nothing where none does. */
function ShownBy({ id, caption }: { id: string; caption: string }) {
  const circuit = linksOf(`glossary/${id}`).find(({ relation, to }) => relation === 'shows' && to.kind === 'circuits');
  if (!circuit) return null;
  const { title, what, qasm } = entryOf('circuits', circuit.to.id);
  return (
    <figure>
      <WideCircuit circuit={circuitOf(qasm, `content/circuits/${circuit.to.id}.yaml`)} label={title} />
      <figcaption className="mt-2 text-sm text-ink-2">
        {caption}: <a href={addressOf('circuits', circuit.to.id)}>{title}</a>. <Kets text={what} />
      </figcaption>
    </figure>
  );
}
