import { useEffect, useState } from 'react';
import { opensPalette } from './shortcut.ts';

/** Whether the palette is open. What made its script load asks for it, so it opens at once; then on every asking. */
export function usePaletteOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    setOpen(true);
    const onAsk = (event: Event) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onAsk);
    addEventListener('click', onAsk);
    return () => {
      removeEventListener('keydown', onAsk);
      removeEventListener('click', onAsk);
    };
  }, []);

  return [isOpen, setOpen];
}
