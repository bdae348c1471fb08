import { expect, it } from 'vitest';
import { changeOf } from './change.ts';

const qubit = {
  id: 'qubit',
  canonicalUrl: 'https://hub.example/glossary#qubit',
  term: 'Qubit',
  definition: 'A two-level quantum system.',
  asOf: '2024-12',
};

it('an entry is told by its name and its first sentence', () => {
  expect(changeOf(qubit, 'Glossary')).toMatchObject({
    url: 'https://hub.example/glossary#qubit',
    title: 'Qubit',
    text: 'A two-level quantum system.',
    date: '2024-12',
    category: 'Glossary',
  });
});

it('the id stays while the entry does, and changes with any of its fields', () => {
  const { id } = changeOf(qubit, 'Glossary');
  expect(id).toMatch(/^https:\/\/hub\.example\/glossary#qubit@[0-9a-f]{12}$/);
  expect(changeOf({ ...qubit }, 'Glossary').id).toBe(id);
  expect(changeOf({ ...qubit, definition: 'Two levels.' }, 'Glossary').id).not.toBe(id);
});
