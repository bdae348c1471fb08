import type { ExcerptPart } from './excerpt.ts';

/** A few words round what was found, which is marked. */
export function Excerpt({ parts }: { parts: readonly ExcerptPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an excerpt have no other identity
      <mark key={index} className="rounded-xs bg-accent-soft font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
