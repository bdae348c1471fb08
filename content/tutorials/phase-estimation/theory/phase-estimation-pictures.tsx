import { ArrowSums } from './ArrowSums.tsx';
import { BETWEEN } from './phase-estimation-examples.ts';
import { UsesChart } from './UsesChart.tsx';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  'arrow-sums': <ArrowSums phase={BETWEEN} t={4} cs={[4, 5, 6]} />,
};

/** Components that the text of the steps uses by name. */
export const components = { UsesChart };
