import { buttonClass } from '#src/design/Button.tsx';
import type { FoundGroup } from '../find.ts';

interface Props {
  groups: readonly FoundGroup[];
  kind: string | undefined;
  onChoose: (kind: string | undefined) => void;
}

export function KindFilter({ groups, kind, onChoose }: Props) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { kind: undefined, label: 'All', count: total },
    ...groups.map((one) => ({ ...one, label: one.kind })),
  ];
  return (
    <fieldset aria-label="Kind" className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          aria-pressed={choice.kind === kind}
          onClick={() => onChoose(choice.kind)}
          className={buttonClass(choice.kind === kind ? 'primary' : 'secondary')}
        >
          {choice.label} <span className="tabular-nums font-normal">{choice.count}</span>
        </button>
      ))}
    </fieldset>
  );
}
