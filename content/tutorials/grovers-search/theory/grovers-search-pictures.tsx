import { AmplitudeBars } from '#src/features/learn/tutorials/pictures/AmplitudeBars.tsx';
import { CallsChart } from './CallsChart.tsx';
import { theta } from './grovers-search-numbers.ts';
import { itemNames, meanAfterOracle, searchState, stateAfterOracle } from './grovers-search-theory.ts';
import { MeanReflection } from './MeanReflection.tsx';
import { OracleTable } from './OracleTable.tsx';
import { PlanePicture } from './PlanePicture.tsx';
import { SuccessCurve } from './SuccessCurve.tsx';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  'search-problem': <OracleTable items={itemNames(3)} marked="101" />,
  'uniform-superposition': (
    <AmplitudeBars bars={searchState(3, 0, ['101'])} highlight="101" label="All eight amplitudes are 0.354." />
  ),
  'phase-oracle': (
    <AmplitudeBars
      bars={stateAfterOracle(3, 0, ['101'])}
      highlight="101"
      label="The amplitude of 101 is minus 0.354, the other seven are plus 0.354."
    />
  ),
  'diffuser-reflection-about-mean': (
    <MeanReflection before={stateAfterOracle(3, 0, ['101'])} mean={meanAfterOracle(8, 0)} marked="101" />
  ),
  'geometric-picture': (
    <PlanePicture
      states={[
        { angle: theta, name: 'start: θ' },
        { angle: -theta, name: 'oracle: −θ', flipped: true },
        { angle: 3 * theta, name: 'diffuser: 3θ' },
      ]}
      mirror={theta}
      room={{ below: 66 }}
      label="Three arrows in a plane: the start at 20.7 degrees above the axis of the unmarked items, its mirror image at minus 20.7 degrees after the oracle, and 62.1 degrees after the diffuser."
    />
  ),
  'geometric-picture-2': (
    <PlanePicture
      states={[0, 1, 2, 3].map((k) => ({ angle: (2 * k + 1) * theta, name: `k = ${k}` }))}
      room={{ left: 190, below: 10 }}
      label="Arrows at 20.7, 62.1, 103.5 and 144.9 degrees. The arrow for two iterations is nearest to the vertical axis of the marked item."
    />
  ),
  'run-n-8': (
    <AmplitudeBars
      bars={searchState(3, 2, ['101'])}
      highlight="101"
      label="101 has amplitude 0.972, the other seven have minus 0.088."
    />
  ),
};

/** Components that the text of the steps uses by name, with its own values. */
export const components = { SuccessCurve, CallsChart };
