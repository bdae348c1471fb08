import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { migrateSqlite } from '#database/migrate-sqlite.ts';
import { STORES } from '#src/features/lab/saved/database.ts';
import { STORE } from '#src/features/learn/review/kept/keep-cards.ts';
import { tables } from '#src/features/signup/tables.ts';
import { sectionPages } from '#src/model/read-content.ts';

const page = sectionPages().find(({ id }) => id === 'privacy');
const database = new DatabaseSync(':memory:');
migrateSqlite(database);

const documented = (id: string) => {
  const section = page?.sections.find((each) => each.id === id);
  return section?.shape === 'table' ? section.tables.flatMap(({ rows }) => rows.map(([name]) => name)) : undefined;
};

const stored = (table: string) =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => name);

describe('the privacy page', () => {
  it.each([
    ['newsletter', 'newsletter_subscribers'],
    ['partners', 'partner_applications'],
  ])('names every field that the section "%s" is about, and no other', (section, table) => {
    expect(documented(section)?.toSorted()).toEqual(stored(table).toSorted());
    expect(page?.sections.find(({ id }) => id === section)?.intro).toContain(table);
  });

  it('R32.7 names all that the circuit lab keeps in the browser', () => {
    expect(documented('browser')).toEqual(expect.arrayContaining(['lab', 'puzzles', ...Object.keys(STORES)]));
  });

  it('R66.5 names what the review keeps in the browser', () => {
    expect(documented('browser')).toEqual(expect.arrayContaining(['review', STORE]));
  });

  it('knows every table that visitors may write to', () => {
    expect(Object.keys(tables)).toEqual(['newsletter_subscribers', 'partner_applications']);
  });
});
