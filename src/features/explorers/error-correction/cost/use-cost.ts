import { useLayoutEffect, useState } from 'react';
import type { CostState } from './cost.ts';
import { readCost, writeCost } from './cost-address.ts';

/** Where the dials stand, as the address says or the visitor set them. */
export function useCost(first: CostState) {
  const [state, setState] = useState(first);
  const [left, setLeft] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const follow = () => {
      const read = readCost(location.hash);
      if (!read) return;
      setState(read.state);
      setLeft(read.left);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
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
