import { BulletList } from '#src/design/BulletList.tsx';
import { Exponents } from '#src/design/Exponents.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { FactList } from '#src/design/FactList.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { type Entry, entryOf, pageOf } from '#src/model/read-content.ts';
import { familiesOf } from './code-tree.ts';

interface Props {
  code: Entry<'codes'>;
  references: PageReferences;
}

/** What kind of code it is, and its gates beside that. */
export function CodeOverview({ code, references }: Props) {
  const { families, entry } = pageOf('codes');
  const { parameters, protects, checkWeight, geometry, year, authors, gates, zoo, term, sources } = code;
  const facts = [
    { name: 'Parameters', value: <Exponents text={parameters} /> },
    { name: 'Protects from', value: protects },
    { name: 'Qubits in a check', value: <Exponents text={checkWeight} /> },
    { name: 'Layout', value: geometry },
    {
      name: 'Family',
      value: familiesOf(code)
        .map((family) => families[family].name)
        .join(', '),
    },
    { name: 'Introduced', value: authors ? `${year}, ${authors}` : year },
    ...(term ? [{ name: entry.term, value: <TermLink id={term} /> }] : []),
  ];
  return (
    <section id="code" aria-labelledby="code-title" className="pt-2 pb-8">
      <div className="wrap grid gap-x-14 gap-y-8 rail:grid-cols-2">
        <div className="border-t-2 border-ink pt-3">
          <h2 id="code-title" className="mb-2 text-xl">
            {entry.code}
          </h2>
          <FactList facts={facts} />
        </div>
        <div className="border-t-2 border-ink pt-3">
          <h2 className="mb-2 text-xl">{entry.gates}</h2>
          <BulletList items={gates} />
          <p className="mt-4 text-sm">
            <ExternalLink href={zoo}>{entry.zoo}</ExternalLink>
          </p>
          <div className="mt-2">
            <EntrySources sources={sources} references={references} />
          </div>
        </div>
      </div>
    </section>
  );
}

function TermLink({ id }: { id: string }) {
  return <a href={addressOf('glossary', id)}>{entryOf('glossary', id).term}</a>;
}
