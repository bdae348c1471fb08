import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openedFile, previewOf } from './drafts.ts';
import { knownFile } from './kinds-of-files.ts';

const folder = `${process.cwd()}/content`;
const files = globSync('**/*.{yaml,mdx}', { cwd: folder })
  .filter((file) => knownFile(file))
  .sort();

it('R63.4: every entry and page, opened and written without a change, stays byte for byte as it is, and has no problem', () => {
  const kinds = new Set(files.map((file) => knownFile(file)?.kind));
  expect(kinds.size).toBeGreaterThan(30);
  for (const file of files) {
    const { base, data, body } = openedFile(folder, file);
    const preview = previewOf(folder, {
      file,
      base,
      data: structuredClone(data),
      ...(body === undefined ? {} : { body }),
    });
    expect(preview.text, file).toBe(readFileSync(`${folder}/${file}`, 'utf8'));
    expect(preview, file).toMatchObject({ isSame: true, conflict: undefined, issues: [], added: 0, removed: 0 });
  }
});
