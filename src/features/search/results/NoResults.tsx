import { buttonClass } from '#src/design/Button.tsx';

interface Props {
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
}

/** Shown in place of results when there are none: names that look alike. */
export function NoResults({ suggestions, onChoose }: Props) {
  if (suggestions.length === 0)
    return <p className="text-ink-2">Try fewer or other words, or one of the lists below.</p>;
  return (
    <fieldset aria-labelledby="did-you-mean" className="flex flex-wrap items-center gap-2.5">
      <p id="did-you-mean" className="font-semibold">
        Did you mean
      </p>
      {suggestions.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          onClick={() => onChoose(suggestion)}
          className={buttonClass('secondary')}
        >
          {suggestion}
        </button>
      ))}
    </fieldset>
  );
}
