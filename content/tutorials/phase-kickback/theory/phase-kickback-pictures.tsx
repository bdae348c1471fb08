import { AmplitudeBars } from '#src/features/learn/tutorials/pictures/AmplitudeBars.tsx';
import { MaskCallsChart } from './MaskCallsChart.tsx';
import { afterCall, hadamards, MAJORITY } from './phase-kickback-theory.ts';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  majority: (
    <AmplitudeBars
      bars={hadamards(afterCall(MAJORITY)).map(([value], y) => ({
        state: y.toString(2).padStart(3, '0'),
        value: Math.abs(value) < 1e-12 ? 0 : value,
      }))}
      highlight="000"
      digits={2}
      label="001, 010 and 100 have amplitude 0.5, 111 has minus 0.5, the other four strings have 0, 000 among them."
    />
  ),
  'mask-calls': <MaskCallsChart />,
};
