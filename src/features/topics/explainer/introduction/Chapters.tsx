import type { Scene } from '#src/model/schemas/introduction.ts';
import { clockText, sceneStarts } from './timeline.ts';

interface Props {
  scenes: readonly Scene[];
  /** Place of the running scene, once there is one. */
  current: number | undefined;
  onChoose: (start: number) => void;
}

/** The scenes by name; a press leads to the beginning of one. */
export function Chapters({ scenes, current, onChoose }: Props) {
  const starts = sceneStarts(scenes);
  return (
    <ol aria-label="Scenes" className="hidden content-start lg:grid noscript:hidden print:hidden">
      {scenes.map(({ id, title }, index) => (
        <li key={id} className="border-b border-rule">
          <button
            type="button"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onChoose(starts[index] ?? 0)}
            className="flex min-h-12 w-full items-baseline gap-3 border-l-3 border-transparent py-3 pr-2 pl-4 text-left text-sm text-ink-2 hover:bg-accent-soft hover:text-accent aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span className="flex-1">{title}</span>
            <span className="text-xs text-ink-2 tabular-nums">{clockText(starts[index] ?? 0)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
