import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { choiceFromQuery, withChoice } from './choice-filter.ts';

interface Choice {
  /** For the fieldset of the radio buttons. */
  buttons: RefObject<HTMLFieldSetElement | null>;
  choice: string | undefined;
  choose: (next: string | undefined) => void;
  /** Goes back to the first button, and puts the focus there. */
  clear: () => void;
}

/**
 * What is chosen in a group of radio buttons, kept in the address. At first it is what somebody has chosen before this
 * ran, otherwise what the address names.
 */
export function useChoice(parameter: string, choices: readonly string[]): Choice {
  const buttons = useRef<HTMLFieldSetElement>(null);
  const [choice, setChoice] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the script takes over
  useLayoutEffect(() => {
    const chosen = radios().find(({ checked }) => checked)?.value;
    if (chosen) choose(chosen);
    else show(choiceFromQuery(location.search, parameter, choices));
  }, []);

  const radios = () => [...(buttons.current?.querySelectorAll('input') ?? [])];

  function show(next: string | undefined) {
    for (const radio of radios()) radio.checked = radio.value === (next ?? '');
    setChoice(next);
  }

  function choose(next: string | undefined) {
    show(next);
    history.replaceState(history.state, '', withChoice(location.href, parameter, next));
  }

  function clear() {
    choose(undefined);
    radios()[0]?.focus();
  }

  return { buttons, choice, choose, clear };
}
