import type { LucideIcon } from 'lucide-react';

type IconTone = 'blue' | 'green' | 'indigo' | 'orange' | 'pink' | 'purple';

/** Whole class names, because Tailwind reads them from the source text. */
const tones: Record<IconTone, string> = {
  blue: 'border-badge-blue-line bg-badge-blue-bg text-badge-blue-fg',
  green: 'border-badge-green-line bg-badge-green-bg text-badge-green-fg',
  indigo: 'border-badge-indigo-line bg-badge-indigo-bg text-badge-indigo-fg',
  orange: 'border-badge-orange-line bg-badge-orange-bg text-badge-orange-fg',
  pink: 'border-badge-pink-line bg-badge-pink-bg text-badge-pink-fg',
  purple: 'border-badge-purple-line bg-badge-purple-bg text-badge-purple-fg',
};

/** An icon in the color of its subject; the words beside it say what it stands for. */
export function IconChip({ icon: Icon, tone }: { icon: LucideIcon; tone: IconTone }) {
  return (
    <span data-tone={tone} className={`grid size-10 flex-none place-items-center rounded-sm border ${tones[tone]}`}>
      <Icon aria-hidden strokeWidth={1.5} className="size-5.5" />
    </span>
  );
}
