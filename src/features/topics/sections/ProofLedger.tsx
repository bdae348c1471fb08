import type { CSSProperties } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import { type ContentCard, PROOFS, type Proof, type ProofLedger as Texts } from '#src/model/schemas/sections.ts';
import './proof-ledger.css';

interface Props {
  texts: Texts;
  items: readonly ContentCard[];
}

/** How far the speedup of each method is proven: a line each, its sign the further to the left the more is proven. */
export function ProofLedger({ texts, items }: Props) {
  const rows = items.flatMap(({ name, proof }) => (proof ? [{ name, proof }] : []));
  return (
    <figure aria-labelledby="proof-ledger" className="proof-ledger mb-10 border-t-2 border-ink pt-3">
      <h3 id="proof-ledger" className="chart-title mb-3">
        {findingOf(rows, texts)}
      </h3>
      <ul className="border-b border-rule text-sm">
        {rows.map(({ name, proof }) => (
          <li key={name} data-proof={proof}>
            <span className="font-semibold">{name}</span>
            <span style={{ '--place': PROOFS.indexOf(proof) } as CSSProperties}>
              <ProofSign proof={proof} />
              {texts.names[proof]}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
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
