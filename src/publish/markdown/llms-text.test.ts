import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { llmsFullText, llmsText } from './llms-text.ts';

const origin = new URL('https://hub.example');
const page = (path: string, title = path) => ({ path, title, description: 'What it is. And more.' });
const machines = Array.from({ length: 21 }, (_, number) => page(`/machines/m${number}`));
const papers = entriesOf('papers')
  .slice(0, 30)
  .map(({ id }) => page(`/research/papers/${id}`));

it('R67.5: pages stand under their titles with a sentence each; more than twenty of a kind are one line', () => {
  const text = llmsText(
    [page('/', 'Home'), page('/hardware', 'Hardware'), page('/machines', 'Machines'), ...machines, ...papers],
    origin,
  );
  expect(text).toMatch(/^# Quantum Computing Knowledge Hub\n\n> What it is\. And more\.\n/);
  expect(text).toContain('## Topics\n\n- [Hardware](https://hub.example/hardware.md): What it is.\n\n## Tutorials');
  expect(text).toContain(
    '- [Home](https://hub.example/index.md): What it is.\n- [Machines](https://hub.example/machines.md): What it is.\n',
  );
  expect(text).toContain(
    '- [Machines](https://hub.example/machines.md): 21 pages, such as https://hub.example/machines/m0.md\n',
  );
  expect(text).not.toContain('machines/m1.md');
  expect(text).not.toMatch(/: Also as/);
  // A folder without a page of its own, and of no kind that is listed, is named by itself.
  expect(text).toContain('- /research/papers/: 30 pages, such as ');
  expect(text).toContain(
    '[CSV](https://hub.example/data/machines.csv), [JSON Schema](https://hub.example/data/machines.schema.json)',
  );
});

it('R67.5: the tutorials follow one another in their order, each by its own text', () => {
  const tutorials = entriesOf('tutorials').map(({ id }) => urls.tutorial(id));
  const text = llmsFullText((path) => `<${path}>`);
  expect([...text.matchAll(/<([^>]+)>/g)].map(([, path]) => path)).toEqual(tutorials);
});
