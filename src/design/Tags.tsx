/** Quiet labels in a row: what an entry is about. */
export function Tags({ tags, label = 'Tags' }: { tags: readonly string[]; label?: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-1.5 gap-y-1">
      {tags.map((tag) => (
        <li key={tag} className="rounded-xs bg-sunken px-2 py-0.5 text-xs text-ink-2">
          {tag}
        </li>
      ))}
    </ul>
  );
}
