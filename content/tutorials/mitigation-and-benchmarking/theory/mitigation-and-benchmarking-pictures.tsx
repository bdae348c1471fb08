import { fixed } from '#src/charts/numbers.ts';
import { HeavyBars } from './HeavyBars.tsx';
import { modelOutcomes } from './model-circuit.ts';

const sorted = Object.entries(modelOutcomes()).toSorted(([, a], [, b]) => b - a);

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  heavy: (
    <HeavyBars
      bars={sorted}
      label={`Eight bars, sorted: ${sorted.map(([outcome, p]) => `${outcome} ${fixed(p, 2)}`).join(', ')}. The first four are heavy.`}
    />
  ),
};
