import { expect, it } from 'vitest';
import { kindIds } from '#src/model/kinds.ts';
import { allEntries } from '#src/model/listings.ts';
import { allContent, entriesOf } from '#src/model/read-content.ts';

it('R24.6: every entry names a source, or is one; topics, steps and chapters make no statement about the field themselves, and an issue of the newsletter tells what entries say', () => {
  const isSourced = (entry: object) => 'sources' in entry || 'source' in entry || 'url' in entry;
  const without = kindIds.filter((kind) => !entriesOf(kind).every(isSourced));
  expect(new Set(without).difference(new Set(['topics', 'tutorial-steps', 'notation', 'newsletters']))).toEqual(
    new Set(),
  );
});

it('R24.6: every entry carries the date at which it was true; the steps share their tutorial’s', () => {
  const shared = ['tutorial-steps', 'notation', 'sources'];
  const undated = allEntries().filter(({ kind, date }) => !date && !shared.includes(kind));
  expect(undated.map(({ kind, id }) => `${kind}/${id}`)).toEqual([]);
});

it('R1.11: every address is https, with a host that can exist and nothing that has to be escaped', () => {
  const addresses = allContent().flatMap(({ file, data }) =>
    textsOf(data)
      .filter(({ text }) => /^[a-z]+:\/\//i.test(text))
      .map(({ path, text }) => ({ place: `${file}${path}`, text })),
  );
  expect(addresses).not.toEqual([]);
  const bad = addresses.filter(({ text }) => {
    const { protocol, hostname, port, username } = new URL(text);
    const isWhole = protocol === 'https:' && /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(hostname) && !port && !username;
    return !isWhole || /[\s<>"{}|\\^`]/.test(text);
  });
  expect(bad).toEqual([]);
});

/** Every text below a value, with the way to it. */
function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}
