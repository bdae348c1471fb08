import { type ReactNode, useEffect, useRef } from 'react';

/** Below this window width the dots stand still. */
const MIN_WINDOW_WIDTH = 640;

/**
 * Lets the 80 dots of the two-slit figure inside it follow the mouse a little, nearer ones further. They stand still
 * in narrow windows and for visitors who asked for reduced motion.
 */
export function HeroParallax({ children }: { children?: ReactNode }) {
  const figure = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMove = ({ clientX, clientY }: MouseEvent) => {
      if (innerWidth < MIN_WINDOW_WIDTH || reducedMotion.matches) return;
      figure.current?.style.setProperty('--pointer-x', fromCentre(clientX, innerWidth));
      figure.current?.style.setProperty('--pointer-y', fromCentre(clientY, innerHeight));
    };
    addEventListener('mousemove', onMove, { passive: true });
    return () => removeEventListener('mousemove', onMove);
  }, []);

  return (
    <div ref={figure} className="h-[clamp(17rem,42vw,26rem)] nav:h-full">
      {children}
    </div>
  );
}

/** A position in the window as −1 (left, top) to 1 (right, bottom). */
function fromCentre(position: number, size: number): string {
  return ((2 * position) / size - 1).toFixed(3);
}
