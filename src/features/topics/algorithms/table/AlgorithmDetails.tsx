import type { ReactNode } from 'react';
import { Exponents } from '#src/design/Exponents.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { addressOf, hasPage } from '#src/model/entry-pages.ts';
import type { Entry } from '#src/model/read-content.ts';

interface Props {
  algorithm: Entry<'algorithms'>;
  references: PageReferences;
}

/** What a row opens to: what the algorithm does, both costs, how certain the difference is, who found it and where. */
export function AlgorithmDetails({ algorithm, references }: Props) {
  const { id, name, description, discovered, discoverer, applications, paper, sources, asOf } = algorithm;
  return (
    <details data-fold="">
      <summary>
        <span className="visually-hidden">More about {name}</span>
      </summary>
      <div>
        <p data-search="">{description}</p>
        <dl>
          <Facts algorithm={algorithm} />
          <Fact name="Found">
            <span data-search="">
              In {discovered} by {discoverer}
            </span>
          </Fact>
          <Fact name="Uses">
            <span data-search="">{applications.join('; ')}</span>
          </Fact>
          <Fact name="First paper">
            <OutsideLink href={paper.url}>{paper.title}</OutsideLink>
            {`, ${paper.publisher}, ${paper.date}`}
          </Fact>
        </dl>
        <EntrySources sources={sources} references={references} asOf={asOf} />
        {hasPage('algorithms', id) ? (
          <p>
            <a href={addressOf('algorithms', id)}>All about {name}</a>
          </p>
        ) : null}
      </div>
    </details>
  );
}

/** The category is said here where the line has no room for it. */
function Facts({
  algorithm: { category, complexity, speedup, caveat, status, requirements },
}: Pick<Props, 'algorithm'>) {
  return (
    <>
      <Fact name="Category" className="category">
        {category}
      </Fact>
      <Fact name="Quantum cost">
        <Exponents text={complexity.quantum} />
      </Fact>
      <Fact name="Best classical">
        <Exponents text={complexity.classical} />
      </Fact>
      <Fact name="Speedup">
        {speedup}
        {caveat ? <small>{caveat}</small> : null}
      </Fact>
      <Fact name="Status">{status}</Fact>
      <Fact name="Needs">
        <Exponents text={requirements} />
      </Fact>
    </>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
