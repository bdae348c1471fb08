import type { MouseEvent, ReactNode } from 'react';

/**
 * The hero's ground. Wherever the mouse moves over it, the 80 dots of the two-slit figure follow a little, nearer ones
 * further. The style sheet keeps them still in narrow windows and for visitors who asked for reduced motion.
 */
export function HeroParallax({ children }: { children?: ReactNode }) {
  function follow({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.style.setProperty('--pointer-x', fromCenter(clientX, innerWidth));
    currentTarget.style.setProperty('--pointer-y', fromCenter(clientY, innerHeight));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: decoration, which nobody operates
    <section
      onMouseMove={follow}
      className="relative isolate overflow-hidden border-b border-rule [background:linear-gradient(to_right,var(--color-paper)_40%,var(--color-sunken))]"
    >
      {children}
    </section>
  );
}

/** A position in the window as −1 (left, top) to 1 (right, bottom). */
function fromCenter(position: number, size: number): string {
  return ((2 * position) / size - 1).toFixed(3);
}
