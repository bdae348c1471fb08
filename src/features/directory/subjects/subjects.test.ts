import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { subjectsOf } from './subjects.ts';

it('R12.7: machines, companies and papers of a story stand in this order, each with two figures at most', () => {
  for (const { about } of entriesOf('developments')) {
    const subjects = subjectsOf(about);
    const [first] = about.machines ?? [];
    if (first) expect(subjects[0]?.portrait).toBe(first);
    for (const { figures, name, href } of subjects) {
      expect(figures.length, name).toBeLessThanOrEqual(2);
      expect(href).toMatch(/^\/(machines|companies|research)/);
      for (const { value } of figures) expect(value).not.toBe('');
    }
  }
});

it('R12.7: a story about nothing of these has none', () => {
  expect(subjectsOf({})).toEqual([]);
});
