import { BulletList } from '#src/design/BulletList.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { figuresOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  machine: Entry<'machines'>;
  references: PageReferences;
}

export function MachineFigures({ machine, references }: Props) {
  const { id, maker, company, qubit, since, connectivity, access, results, sources } = machine;
  const facts = [
    { name: 'Maker', value: company ? <a href={urls.company(company)}>{maker}</a> : maker },
    { name: 'A qubit is', value: qubit },
    { name: 'First shown', value: formatPartial(since) },
    ...(connectivity ? [{ name: 'Connectivity', value: connectivity }] : []),
    ...(access ? [{ name: 'Access', value: access }] : []),
  ];
  return (
    <Section id="measured" title="What was measured">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <dl className="border-b border-rule">
          {figuresOf(`machines/${id}`).map((figure) => (
            <div key={figure.name} className="gap-x-6 border-t border-rule py-3 sm:grid sm:grid-cols-[11rem_1fr]">
              <dt className="text-sm text-ink-2">{figure.label}</dt>
              <dd>
                <span className="font-serif text-xl font-medium lining-nums">
                  <FigureInLine face={references.face(figure.id)} />
                </span>
                {figure.values[0].scope ? (
                  <span className="mt-1 block max-w-measure text-sm text-ink-2">{figure.values[0].scope}</span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid content-start gap-6">
          <FactList facts={facts} />
          {results ? (
            <div>
              <h3 className="mb-2 text-xl">Shown on it</h3>
              <BulletList items={results} />
            </div>
          ) : null}
          <EntrySources sources={sources} references={references} />
        </div>
      </div>
    </Section>
  );
}
