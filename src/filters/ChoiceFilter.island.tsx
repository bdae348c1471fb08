import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { choiceFromQuery, showChoice, withChoice } from './choice-filter.ts';
import { FoundCount } from './FoundCount.tsx';
import { NothingFound } from './NothingFound.tsx';

interface Props {
  /** What the buttons choose between, for screen readers. */
  label: string;
  /** The button that shows everything. */
  all: string;
  choices: readonly string[];
  /** Carries the choice in the address. */
  parameter: string;
  /** Ids of the lists; their elements carry `choicesAttribute`. */
  lists: readonly string[];
  /** How many elements the lists have together. */
  total: number;
  /** What is counted, in the plural and in the singular: "stories", "story". */
  counted: readonly [plural: string, singular: string];
  /** For lists in which a choice may have nothing. */
  nothingFound?: { title: string; hint: string };
}

/** Buttons of which one is pressed; it shows what belongs to it in the page's lists. Not shown without script. */
export function ChoiceFilter({ label, all, choices, parameter, lists, total, counted, nothingFound }: Props) {
  const buttons = useRef<HTMLFieldSetElement>(null);
  const [choice, setChoice] = useState<string>();
  const [count, setCount] = useState(total);

  useEffect(() => {
    const named = choiceFromQuery(location.search, parameter, choices);
    setChoice(named);
    setCount(showChoice(lists, named));
  }, [parameter, choices, lists]);

  function choose(next: string | undefined) {
    setChoice(next);
    setCount(showChoice(lists, next));
    history.replaceState(history.state, '', withChoice(location.href, parameter, next));
  }

  function clear() {
    choose(undefined);
    buttons.current?.querySelector('button')?.focus();
  }

  return (
    <div data-choice-filter={parameter} className="mb-6 grid gap-4 noscript:hidden print:hidden">
      <fieldset ref={buttons} aria-label={label} className="flex flex-wrap gap-2.5">
        {[undefined, ...choices].map((each) => (
          <button
            key={each ?? all}
            type="button"
            aria-pressed={choice === each}
            onClick={() => choose(each)}
            className={buttonClass(choice === each ? 'primary' : 'secondary')}
          >
            {each ?? all}
          </button>
        ))}
      </fieldset>
      <FoundCount count={count} total={total} counted={counted[total === 1 ? 1 : 0]} />
      {count === 0 && nothingFound ? <NothingFound {...nothingFound} onClear={clear} /> : null}
    </div>
  );
}
