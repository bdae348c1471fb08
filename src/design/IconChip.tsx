import type { Icon } from '#src/design/icons.tsx';
import { type BadgeTone, toneClasses } from './Badge.tsx';

/** An icon in the color of its subject; the words beside it say what it stands for. */
export function IconChip({ icon: Icon, tone }: { icon: Icon; tone: BadgeTone }) {
  return (
    <span
      data-tone={tone}
      className={`grid size-10 flex-none place-items-center rounded-sm border ${toneClasses[tone]}`}
    >
      <Icon aria-hidden strokeWidth={1.5} className="size-5.5" />
    </span>
  );
}
