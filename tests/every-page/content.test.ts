import { expect, it } from 'vitest';
import { everyEntry } from '#tests/support/content.ts';

// The steps of a tutorial lie in its folder and share its sources and date.
const entries = everyEntry().filter(({ kind }) => kind !== 'pages' && !kind.startsWith('tutorials/'));

it('R24.6: every entry names a source; topics alone make no statement about the field', () => {
  const without = entries.filter(({ data }) => !Array.isArray(data.sources) || data.sources.length === 0);
  expect(new Set(without.map(({ kind }) => kind)).difference(new Set(['topics']))).toEqual(new Set());
});

it('R24.6: every entry carries the date at which it was true', () => {
  const undated = entries.filter(({ data }) => !(data.asOf ?? data.lastUpdated));
  expect(undated.map(({ kind, id }) => `${kind}/${id}`)).toEqual([]);
});

it('R1.11: every address is https, with a host that can exist and nothing that has to be escaped', () => {
  const addresses = everyEntry().flatMap(({ kind, id, data }) =>
    textsOf(data)
      .filter(({ text }) => /^[a-z]+:\/\//i.test(text))
      .map(({ path, text }) => ({ place: `${kind}/${id}${path}`, text })),
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
