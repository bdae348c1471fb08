import { buttonClass } from '#src/design/Button.tsx';

interface Props {
  title: string;
  hint: string;
  onClear: () => void;
}

/** What is in the place of a list when nothing passes its filters: a wave, and a dot where it is zero. */
export function NothingFound({ title, hint, onClear }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-rule bg-surface px-5 py-12 text-center">
      <svg viewBox="0 0 120 32" aria-hidden className="h-8 w-30 fill-none">
        <path d="M0 16Q15-12 30 16T60 16T90 16T120 16" strokeWidth="1.5" className="stroke-accent-line" />
        <circle cx="60" cy="16" r="3.5" className="fill-phase" />
      </svg>
      <h3 className="text-xl">{title}</h3>
      <p className="text-sm text-ink-2">{hint}</p>
      <button type="button" onClick={onClear} className={buttonClass('secondary')}>
        Clear Filters
      </button>
    </div>
  );
}
