import type { ReactNode } from 'react';
import type { ControlStackSection } from '#src/model/schemas/pages/hardware.ts';
import { compiled, written } from './bell-program.ts';
import { CircuitFigure } from './CircuitFigure.tsx';
import { ProcessorFigure } from './ProcessorFigure.tsx';
import { PulseFigure } from './PulseFigure.tsx';
import { ReadoutFigure } from './ReadoutFigure.tsx';
import { figureSize } from './signal-shapes.ts';
import { WaveformFigure } from './WaveformFigure.tsx';

type Layer = ControlStackSection['layers'][number];

const figures: Record<Layer['figure'], () => ReactNode> = {
  circuit: () => <CircuitFigure gates={written} />,
  'native-gates': () => <CircuitFigure gates={compiled} />,
  pulses: PulseFigure,
  waveform: WaveformFigure,
  chip: ProcessorFigure,
  'signal-plane': ReadoutFigure,
};

/** How the example program looks in one layer. The layer's text says the same. */
export function StackFigure({ of: figure }: { of: Layer['figure'] }) {
  const Figure = figures[figure];
  return (
    <svg
      viewBox={`0 0 ${figureSize.width} ${figureSize.height}`}
      aria-hidden
      fill="none"
      fontFamily="var(--font-sans)"
      className="block w-full max-w-96"
    >
      <Figure />
    </svg>
  );
}
