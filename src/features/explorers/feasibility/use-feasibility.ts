import { useState } from 'react';
import { useFragment } from '../use-fragment.ts';
import { type FeasibilityState, readFeasibility, writeFeasibility } from './feasibility-address.ts';

/** What stands in the table, as the address says or the visitor chose. */
export function useFeasibility(
  first: FeasibilityState,
  known: { columns: readonly string[]; rows: readonly string[] },
) {
  const [state, setState] = useState(first);
  const [left, setLeft] = useState<readonly string[]>([]);
  useFragment(
    (fragment) => readFeasibility(fragment, first, known),
    (said) => {
      setState(said.state);
      setLeft(said.left);
    },
  );
  const change = (part: Partial<FeasibilityState>) => {
    const next = { ...state, ...part };
    setState(next);
    setLeft([]);
    history.replaceState(history.state, '', `#${writeFeasibility(next, first)}`);
  };
  return { state, left, change };
}
