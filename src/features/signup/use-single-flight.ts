import { useCallback, useRef, useState } from 'react';

/**
 * Lets one sending be under way at a time. The second of two quick presses comes before React has drawn the button as
 * disabled, so a ref decides and the state only shows.
 */
export function useSingleFlight(): { isSending: boolean; send: (task: () => Promise<void>) => Promise<void> } {
  const underWay = useRef(false);
  const [isSending, setSending] = useState(false);

  const send = useCallback(async (task: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      await task();
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }, []);

  return { isSending, send };
}
