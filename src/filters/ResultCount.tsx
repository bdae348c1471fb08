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
