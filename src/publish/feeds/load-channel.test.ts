import { expect, it } from 'vitest';
import { changeOf } from './load-channel.ts';

const qubit = {
  id: 'qubit',
  canonicalUrl: 'https://hub.example/glossary#qubit',
  definition: 'A two-level quantum system.',
};
const listing = { name: 'Qubit', summary: 'A two-level quantum system.', date: '2024-12' };

it('an entry is told by its name and what it is', () => {
  expect(changeOf(qubit, listing, 'Glossary')).toMatchObject({
    url: 'https://hub.example/glossary#qubit',
    title: 'Qubit',
    text: 'A two-level quantum system.',
    date: '2024-12',
    category: 'Glossary',
  });
});

it('the id stays while the entry does, and changes with any of its fields', () => {
  const edited = { ...qubit, definition: 'Two levels.' };
  const { id } = changeOf(qubit, listing, 'Glossary');
  expect(id).toMatch(/^https:\/\/hub\.example\/glossary#qubit@[0-9a-f]{12}$/);
  expect(changeOf({ ...qubit }, listing, 'Glossary').id).toBe(id);
  expect(changeOf(edited, listing, 'Glossary').id).not.toBe(id);
});
