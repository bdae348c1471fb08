import { buttonClass } from '#src/design/Button.tsx';
import type { Found } from './list-rows.ts';

/**
 * What is said of what is left, with the numbers in the place of `{count}`, `{total}` and `{groups}`:
 * `{groups|university|universities}` is "1 university" or "2 universities".
 */
export interface CountTexts {
  /** While nothing is hidden. */
  all: string;
  some: string;
  /** Where nothing is left, if that is said in its own words. */
  none?: string;
  /** Where nothing is left, but `{count}` rows have all words: offers them. */
  byWords?: string;
}

interface Props extends Found {
  total: number;
  /** What is counted, in the plural: "30 companies", "3 of 30 companies"; or all the words. */
  counted: string | CountTexts;
  /** How many rows have all words, where none is left. */
  withWords?: number;
  /** Called when they are asked for. */
  onWords?: () => void;
}

/** How many rows a filter has left, which screen readers say on every change. */
export function ResultCount({ counted, withWords = 0, onWords, ...numbers }: Props) {
  const { count, total } = numbers;
  const texts: CountTexts =
    typeof counted === 'string' ? { all: `{total} ${counted}`, some: `{count} of {total} ${counted}` } : counted;
  const text = count === 0 && texts.none ? texts.none : count === total ? texts.all : texts.some;
  return (
    <output aria-live="polite" className="text-sm text-ink-2">
      {filledIn(text, numbers)}
      {texts.byWords && withWords > 0 ? (
        <>
          {' '}
          <button
            type="button"
            onClick={onWords}
            className="min-h-6 cursor-pointer font-semibold text-accent underline hover:text-accent-hover"
          >
            {filledIn(texts.byWords, { ...numbers, count: withWords })}
          </button>
        </>
      ) : null}
    </output>
  );
}

function filledIn(template: string, numbers: Found & { total: number }): string {
  return template.replace(
    /\{(count|total|groups)(?:\|([^|}]+)\|([^}]+))?\}/g,
    (_, name: keyof typeof numbers, one, many) =>
      one ? `${numbers[name]} ${numbers[name] === 1 ? one : many}` : String(numbers[name]),
  );
}

interface NothingFoundProps {
  title: string;
  hint: string;
  onClear: () => void;
}

/** What is in the place of a list when nothing passes its filters: a wave, and a dot where it is zero. */
export function NothingFound({ title, hint, onClear }: NothingFoundProps) {
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
