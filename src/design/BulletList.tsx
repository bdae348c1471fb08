interface Props {
  items: readonly string[];
  /** `con` marks drawbacks in the second color. */
  kind?: 'plain' | 'con';
}

export function BulletList({ items, kind = 'plain' }: Props) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {items.map((item) => (
        <li key={item} className="relative max-w-measure pl-5">
          <span
            aria-hidden
            className={`absolute top-[0.66em] left-0 h-0.5 w-2 ${kind === 'con' ? 'bg-phase' : 'bg-accent'}`}
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

interface LabeledListProps {
  label: string;
  items: readonly string[];
  /** `con` marks drawbacks in the second color. */
  kind?: 'plain' | 'con';
}

/** A list inside a card, under a small heading of its own. */
export function LabeledList({ label, items, kind }: LabeledListProps) {
  return (
    <div className="grid content-start gap-1.5">
      <h4 className="font-sans text-xs font-semibold tracking-normal text-ink-2">{label}</h4>
      <BulletList items={items} kind={kind} />
    </div>
  );
}
