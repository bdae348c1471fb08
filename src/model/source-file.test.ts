import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allFigures } from './figures.ts';
import { kindIds, kinds } from './kinds.ts';
import { allEntries } from './listings.ts';
import { entriesOf } from './read-content.ts';
import { sourceFileOf } from './source-file.ts';
import { urls } from './urls.ts';

it('R24.15: the page of an entry is the entry’s own file, and every file that is named is there', () => {
  for (const { id } of entriesOf('machines'))
    expect(sourceFileOf(urls.machine(id))).toEqual({ file: `content/machines/${id}.yaml`, what: 'entry', folders: [] });
  const [tutorial] = entriesOf('tutorials');
  expect(sourceFileOf(urls.tutorial(tutorial?.id ?? ''))?.file).toBe(`content/tutorials/${tutorial?.id}/tutorial.yaml`);
  for (const { address } of allEntries()) {
    const { file, folders = [] } = sourceFileOf(address) ?? {};
    for (const place of [...(file ? [file] : []), ...folders]) expect(existsSync(place), place).toBe(true);
  }
});

it('R24.15: a list names its page’s file and the folders of entries that have no page', () => {
  expect(sourceFileOf(urls.tools())).toEqual({
    file: 'content/pages/tools.yaml',
    what: 'page',
    folders: ['content/tools'],
  });
  expect(sourceFileOf(urls.machines())?.folders).toEqual([]);
  const listed = kindIds.filter((id) => !('ownPage' in kinds[id]));
  const unnamed = listed.filter((id) => !sourceFileOf(kinds[id].page)?.folders.includes(`content/${id}`));
  expect(unnamed).toEqual([]);
  expect(sourceFileOf(urls.home())).toBeUndefined();
});

it('R24.15: a figure is corrected in the file of what it is a figure of', () => {
  for (const { id, file } of allFigures()) expect(existsSync(file), id).toBe(true);
});
