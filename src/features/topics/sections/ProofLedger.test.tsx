import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageReferences } from '#src/figures/page-references.ts';
import { pageOf } from '#src/model/read-content.ts';
import { isShaped, PROOFS } from '#src/model/schemas/sections.ts';
import { findingOf, ProofLedger } from './ProofLedger.tsx';

const section = pageOf('ai-ml').sections.find(({ id }) => id === 'algorithms');
if (!section || !isShaped(section) || section.shape !== 'cards' || !section.ledger)
  throw new Error('/ai-ml has a ledger of its algorithms');
const { ledger, items } = section;

describe('R7.8: what is proven of the learning algorithms of /ai-ml', () => {
  it('is said of each of them, in a line', () => {
    const html = renderToStaticMarkup(
      <ProofLedger texts={ledger} items={items} references={new PageReferences(pageOf('ai-ml'))} />,
    );
    for (const { name, proof } of items) {
      expect(proof, name).toBeDefined();
      expect(html).toContain(`<b>${name}</b>`);
    }
    expect(html.match(/data-proof/g)).toHaveLength(items.length);
    for (const fact of ['Complexity', 'Speedup', 'Use cases'])
      expect(html.match(new RegExp(`<dt[^>]*>${fact}</dt>`, 'g'))).toHaveLength(items.length);
  });

  it('agrees with the words of the cards', () => {
    for (const { name, proof, facts = [] } of items) {
      const words = facts.find((fact) => fact.name === 'Speedup')?.text ?? '';
      expect(/^None proven/.test(words), name).toBe(proof === 'none');
      expect(/^Unknown/.test(words), name).toBe(proof === 'unknown');
    }
  });

  it('has a title that is counted', () => {
    const rows = PROOFS.map((proof) => ({ proof }));
    expect(findingOf(rows, ledger)).toMatch(/^For two of five methods .* for three /);
    expect(findingOf([{ proof: 'none' }, { proof: 'unknown' }], ledger)).toMatch(/none of the two methods/);
    expect(findingOf([], ledger)).toMatch(/none of the no methods|none/);
  });
});
