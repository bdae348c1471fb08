interface Props {
  count: number;
  total: number;
  /** What is counted: "tools". */
  counted: string;
}

/** How many entries a filter has left, which screen readers say on every change: "30 companies", "3 of 30 companies". */
export function FoundCount({ count, total, counted }: Props) {
  return (
    <output aria-live="polite" className="text-sm text-ink-2">
      {count === total ? `${total} ${counted}` : `${count} of ${total} ${counted}`}
    </output>
  );
}
