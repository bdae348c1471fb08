import { synthesis } from './compiling-for-a-machine-numbers.ts';
import { SynthesisChart } from './SynthesisChart.tsx';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  synthesis: (
    <SynthesisChart
      series={[
        { name: 'RZ(π/16)', color: 'accent', errors: synthesis.sixteenth },
        { name: 'RZ(1)', color: 'phase', errors: synthesis.one },
      ]}
    />
  ),
};
