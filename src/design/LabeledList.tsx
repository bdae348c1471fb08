import { BulletList } from './BulletList.tsx';

interface Props {
  label: string;
  items: readonly string[];
  /** `con` marks drawbacks in the second color. */
  kind?: 'plain' | 'con';
}

/** A list inside a card, under a small heading of its own. */
export function LabeledList({ label, items, kind }: Props) {
  return (
    <div className="grid content-start gap-1.5">
      <h4 className="font-sans text-xs font-semibold tracking-normal text-ink-2">{label}</h4>
      <BulletList items={items} kind={kind} />
    </div>
  );
}
