import type { Element } from '#src/base/page-tree.ts';
import { attributesOf } from './html.ts';

const HEADER_ONLY = ["frame-ancestors 'none'"];
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types search-worker lab-worker counting-worker compiler-worker offline-worker',
];

/** The directives of a policy, in the order of the alphabet. */
export const directivesOf = (policy: string): string[] =>
  policy
    .split(/\s*;\s*/)
    .filter(Boolean)
    .sort();

/** What the header of a page has to say: the policy of its own `<meta>`, and what a `<meta>` cannot say. */
export function expectedDirectives(elements: readonly Element[]): string[] {
  const [meta] = elements.map(attributesOf).filter((it) => it['http-equiv'] === 'content-security-policy');
  const hasIslandContent = elements.some(({ tagName }) => tagName === 'astro-slot');
  return [...directivesOf(meta?.content ?? ''), ...HEADER_ONLY, ...(hasIslandContent ? [] : TRUSTED_TYPES)].sort();
}
