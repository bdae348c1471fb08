import { useLayoutEffect, useState } from 'react';
import { showChoice } from './choice-filter.ts';
import { FoundCount } from './FoundCount.tsx';
import { NothingFound } from './NothingFound.tsx';
import { RadioButtons } from './RadioButtons.tsx';
import { useChoice } from './use-choice.ts';

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
  const { buttons, choice, choose, clear } = useChoice(parameter, choices);
  const [count, setCount] = useState(total);

  useLayoutEffect(() => setCount(showChoice(lists, choice)), [lists, choice]);

  return (
    <div className="mb-6 grid gap-4 noscript:hidden print:hidden">
      <RadioButtons
        ref={buttons}
        label={label}
        name={parameter}
        options={[{ value: '', label: all }, ...choices.map((each) => ({ value: each, label: each }))]}
        onChoose={(value) => choose(value || undefined)}
      />
      <FoundCount count={count} total={total} counted={counted[total === 1 ? 1 : 0]} />
      {count === 0 && nothingFound ? <NothingFound {...nothingFound} onClear={clear} /> : null}
    </div>
  );
}
