import { expect, it } from 'vitest';
import { readContent } from './check-content.ts';
import { lastModified } from './last-modified.ts';

const file = (folder: string, id: string, asOf: string) => ({ folder, id, data: { asOf } });

it('takes the latest date of a page and of the entries on it', () => {
  const dates = lastModified([
    file('pages', 'index', '2024-11'),
    file('pages', 'companies', '2024-10'),
    file('companies', 'ionq', '2024-12-03'),
    file('companies', 'xanadu', '2024-09'),
  ]);
  expect(Object.fromEntries(dates)).toEqual({
    '/': '2024-11',
    '/companies': '2024-12-03',
    '/companies/ionq': '2024-12-03',
    '/companies/xanadu': '2024-09',
  });
});

it('knows every collection of the site', () => {
  const files = readContent();
  const dates = lastModified(files);
  // The steps of a tutorial lie in its folder and share its date.
  const folders = new Set(files.map(({ folder }) => folder).filter((folder) => !folder.startsWith('tutorials/')));
  for (const folder of folders) {
    const only = lastModified(files.filter((each) => each.folder === folder));
    expect(only.size, `content/${folder}: name its page in last-modified.ts`).toBeGreaterThan(0);
  }
  expect([...dates.values()].every((date) => /^\d{4}-\d{2}(-\d{2})?$/.test(date))).toBe(true);
});
