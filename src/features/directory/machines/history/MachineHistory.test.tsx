import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sourceAddress } from '#src/figures/figure-addresses.ts';
import { PageReferences } from '#src/figures/page-references.ts';
import { entryOf } from '#src/model/read-content.ts';
import { historiesOf } from './history.ts';
import { MachineHistory } from './MachineHistory.tsx';

function of(id: string): string {
  const machine = entryOf('machines', id);
  return renderToStaticMarkup(<MachineHistory machine={machine} references={new PageReferences(machine)} />);
}

it('R58.2: each value is a mark with its date and source, and a row of the table', () => {
  const machine = entryOf('machines', 'quantinuum-h1');
  const html = of(machine.id);
  for (const { series } of historiesOf(machine))
    for (const { value, text } of series.flatMap(({ values }) => values)) {
      expect(html).toContain(`<td data-label="Value" class="py-1.5 pr-4 last:pr-0">${text}`);
      expect(html).toContain(`href="${sourceAddress(value.source.id)}"`);
    }
});

it('R58.3: a promise is hollow, leads to the road maps and says what became of it', () => {
  expect(of('dwave-advantage2')).toContain('aria-label="promised over 7,000: changed; for 2024"');
});

it('R58.1: a machine without an earlier value or a promise has no such section', () => {
  expect(of('kunlun')).toBe('');
});
