import type { ReactNode } from 'react';

/** The ground of the qubit that can be turned: dark in both themes. */
export function TurnBand({ children }: { children?: ReactNode }) {
  return (
    <section id="turn" aria-labelledby="turn-title" className="turn-band">
      {children}
    </section>
  );
}
