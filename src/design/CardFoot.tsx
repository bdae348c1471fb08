import type { ReactNode } from 'react';

/** The last line of a card, at its lower edge: what there is to know, and where the card leads. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <p className="mt-auto flex items-center justify-between gap-3 pt-3 text-xs text-ink-2">{children}</p>;
}
