import { Exponents } from '#src/design/Exponents.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';

export const COLUMNS = [
  'Algorithm',
  'Category',
  'Quantum cost',
  'Best classical',
  'Speedup',
  'Status',
  'Paper',
] as const;

interface RowProps {
  algorithm: Entry<'algorithms'>;
  references: PageReferences;
}

/** One algorithm: a cell names its column in `data-label`, for the narrow layout where the headings are not shown. */
export function AlgorithmRow({ algorithm, references }: RowProps) {
  const { id, category, complexity, speedup, status, caveat } = algorithm;
  const [, categoryLabel, quantum, classical, speedupLabel, statusLabel, paper] = COLUMNS;
  return (
    <tr id={algorithm.featured ? undefined : id} data-category={category}>
      <th scope="row">
        <NameCell algorithm={algorithm} references={references} />
      </th>
      <td data-label={categoryLabel}>{category}</td>
      <td data-label={quantum}>
        <Exponents text={complexity.quantum} />
      </td>
      <td data-label={classical}>
        <Exponents text={complexity.classical} />
      </td>
      <td data-label={speedupLabel}>
        {speedup}
        {caveat ? <small>{caveat}</small> : null}
      </td>
      <td data-label={statusLabel}>{status}</td>
      <td data-label={paper}>
        <OutsideLink href={algorithm.paper.url}>{algorithm.paper.title}</OutsideLink>
        <small>{algorithm.paper.date}</small>
      </td>
    </tr>
  );
}

/** Name and what it does; the rest opens on demand, and on small screens the costs with it (algorithm-table.css). */
function NameCell({ algorithm, references }: RowProps) {
  const { id, name, description, discovered, discoverer, requirements, applications } = algorithm;
  return (
    <>
      <b data-search="">{algorithm.featured ? <a href={`#${id}`}>{name}</a> : name}</b>
      <p data-search="">{description}</p>
      <details>
        <summary>
          More <span className="visually-hidden">about {name}</span>
        </summary>
        <p data-search="">
          Found in {discovered} by {discoverer}.
        </p>
        <p>
          Needs: <Exponents text={requirements} />
        </p>
        <p data-search="">Uses: {applications.join('; ')}</p>
        <FurtherSources algorithm={algorithm} references={references} />
      </details>
    </>
  );
}

/** Where the entry's statements are from, besides its first paper. */
function FurtherSources({ algorithm: { paper, sources, asOf }, references }: RowProps) {
  return (
    <>
      <p>
        First published: {paper.publisher}, {paper.date}.
      </p>
      <EntrySources sources={sources} references={references} asOf={asOf} />
    </>
  );
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <i> (opens in a new tab)</i>
    </a>
  );
}
