import { useState } from 'react';
import { useFragment } from '../../use-fragment.ts';
import type { CostState } from './cost.ts';
import { readCost, writeCost } from './cost-address.ts';

/** Where the dials stand, as the address says or the visitor set them. */
export function useCost(first: CostState) {
  const [state, setState] = useState(first);
  const [left, setLeft] = useState<readonly string[]>([]);
  useFragment(readCost, (said) => {
    setState(said.state);
    setLeft(said.left);
  });
  return {
    state,
    left,
    change: (part: Partial<CostState>) => {
      const next = { ...state, ...part };
      setState(next);
      setLeft([]);
      history.replaceState(history.state, '', `#${writeCost(next)}`);
    },
  };
}
