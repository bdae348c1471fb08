import { useState } from 'react';
import { useFragment } from '../use-fragment.ts';
import { readCalculation, writeCalculation } from './calculator-address.ts';
import type { Inputs } from './reckon.ts';

/** What is asked, as the address says or the visitor set it. */
export function useCalculator(first: Inputs) {
  const [inputs, setInputs] = useState(first);
  const [left, setLeft] = useState<readonly string[]>([]);
  useFragment(
    (fragment) => readCalculation(fragment, first),
    (asked) => {
      setInputs(asked.inputs);
      setLeft(asked.left);
    },
  );
  const set = (next: Inputs) => {
    setInputs(next);
    setLeft([]);
    history.replaceState(history.state, '', `#${writeCalculation(next)}`);
  };
  return { inputs, left, set };
}
