import { useState } from 'react';

/** Where a run is; what it told is read out politely. */
export interface ExchangeState<Found> {
  isBusy: boolean;
  status: string;
  found: Found | undefined;
}

const RUNNING = 'Running.';
const LOADING = 'Loading the two schemes, once, and running.';
const UNREACHABLE = 'What runs this could not be loaded. Check the connection and press again.';

/**
 * One run after another: `start` begins one unless another is under way. What it found stays until the next one has found
 * something, and a run says of itself what it told.
 */
export function useExchange<Found>() {
  const [state, setState] = useState<ExchangeState<Found>>({ isBusy: false, status: '', found: undefined });
  const start = async (run: () => Promise<{ found: Found; status: string }>) => {
    if (state.isBusy) return;
    setState(({ found }) => ({ isBusy: true, status: found ? RUNNING : LOADING, found }));
    try {
      const { found, status } = await run();
      setState({ isBusy: false, status, found });
    } catch {
      setState(({ found }) => ({ isBusy: false, status: UNREACHABLE, found }));
    }
  };
  return { ...state, start };
}
