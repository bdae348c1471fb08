import { allContent } from '#src/model/read-content.ts';

/** Fields that hold names: of works, people, organizations and places. */
const NAMING = new Set([
  'title',
  'publisher',
  'venue',
  'authors',
  'name',
  'organizer',
  'place',
  'maker',
  'people',
  'label',
]);

/** Names in British spelling that are in running text as well. */
const IN_TEXT = [
  'Leibniz Supercomputing Centre',
  'National Quantum Computing Centre',
  'National Cyber Security Centre',
  'No-Signalling',
];

/** Every name in the content, the longest first, so that none is taken apart by a shorter one. */
export function namesInContent(): string[] {
  const names = new Set([...allContent().flatMap(({ data }) => namesIn(data)), ...IN_TEXT]);
  return [...names].sort((a, b) => b.length - a.length);
}

function namesIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return NAMING.has(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => namesIn(inner, Array.isArray(value) ? field : key));
}
