import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import { FactList } from '#src/design/FactList.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type ContentCard, PROOFS, type Proof, type ProofLedger as Texts } from '#src/model/schemas/sections.ts';
import { factOf } from './ContentCard.tsx';

interface Props {
  texts: Texts;
  items: readonly ContentCard[];
  references: PageReferences;
}

/**
 * How far the speedup of each method is proven: a line each, its sign the further to the left the more is proven.
 * A page that has it brings `proof-ledger.css` and `ledger.css`.
 */
export function ProofLedger({ texts, items, references }: Props) {
  const rows = items.flatMap((item) => (item.proof ? [{ ...item, proof: item.proof }] : []));
  return (
    <figure aria-labelledby="proof-ledger" className="border-t-2 border-ink pt-3">
      <h3 id="proof-ledger" className="chart-title mb-3">
        {findingOf(rows, texts)}
      </h3>
      <table className="ledger proofs" aria-labelledby="proof-ledger">
        <thead>
          <tr>
            <th scope="col">{texts.method}</th>
            {PROOFS.map((proof) => (
              <th key={proof} scope="col">
                {texts.names[proof]}
              </th>
            ))}
            <th scope="col" className="visually-hidden">
              More
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Method key={row.name} method={row} texts={texts} references={references} />
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A method's line, with what it is; costs, speedup and uses open. */
function Method({ method, texts, references }: MethodProps) {
  const { name, proof, text, facts = [], sources } = method;
  return (
    <tr data-proof={proof}>
      <th scope="row">
        <b>{name}</b>
      </th>
      {PROOFS.map((place) => (
        <td key={place}>
          {place === proof ? (
            <>
              <ProofSign proof={proof} />
              <span>{texts.names[proof]}</span>
            </>
          ) : null}
        </td>
      ))}
      <td className="opens">
        <details data-fold="">
          <summary>{text}</summary>
          <div>
            <FactList facts={facts.map(factOf)} />
            <EntrySources sources={sources} references={references} />
          </div>
        </details>
      </td>
    </tr>
  );
}

interface MethodProps extends Pick<Props, 'texts' | 'references'> {
  method: ContentCard & { proof: Proof };
}

/** How many have a proven speedup of whatever kind, and how many have none. */
export function findingOf(rows: readonly { proof: Proof }[], { some, nothing }: Texts): string {
  const count = rows.length;
  const unproven = rows.filter(({ proof }) => proof === 'none' || proof === 'unknown').length;
  if (unproven === count) return fillIn(nothing, { count: inWords(count) });
  return fillIn(some, { count: inWords(count), unproven: inWords(unproven), proven: inWords(count - unproven) });
}

/** The fuller the disc, the more is proven; a bar where nothing is, a broken ring where nobody knows. */
function ProofSign({ proof }: { proof: Proof }) {
  const filled = PROOFS.indexOf(proof);
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-4 flex-none">
      {proof === 'none' ? (
        <path d="M-5 0H5" stroke="var(--color-phase)" strokeWidth="3" />
      ) : (
        <circle
          r="5.5"
          fill={filled === 0 ? 'var(--color-accent)' : 'none'}
          stroke={proof === 'unknown' ? 'var(--color-ink-3)' : 'var(--color-accent)'}
          strokeWidth="1.8"
          strokeDasharray={proof === 'unknown' ? '2.6 2' : undefined}
        />
      )}
      {filled === 1 ? <path d="M0-5.5A5.5 5.5 0 0 0 0 5.5Z" fill="var(--color-accent)" /> : null}
    </svg>
  );
}
