import type { MouseEvent, ReactNode } from 'react';

/** Below this window width the dots stand still. */
const MIN_WINDOW_WIDTH = 640;

/**
 * The hero's ground. Wherever the mouse moves over it, the 80 dots of the two-slit figure follow a little, nearer ones
 * further. They stand still in narrow windows and for visitors who asked for reduced motion.
 */
export function HeroParallax({ children }: { children?: ReactNode }) {
  function follow({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if (innerWidth < MIN_WINDOW_WIDTH || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
