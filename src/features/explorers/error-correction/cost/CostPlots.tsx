import { Drawings } from '#src/charts/Drawings.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { powerOfTen } from '#src/charts/numbers.ts';
import type { CostTexts, PublishedBlock } from '#src/model/schemas/pages/error-correction/cost.ts';
import { THRESHOLD } from '../../surface-code-cost.ts';
import { CostPlot } from './CostPlot.tsx';
import { type CostState, ERRORS, errorText, FIRST, TARGETS } from './cost.ts';
import { type Curves, marksByError, marksByTarget, mostOf } from './curves.ts';

interface Props {
  state: CostState;
  curves: Curves;
  /** Of the surface code where the dials stand; undefined where no distance reaches the target. */
  qubits: number | undefined;
  blocks: readonly PublishedBlock[];
  texts: CostTexts;
}

/** At the chosen physical error, against how often a logical qubit may fail. */
export function TargetPlot({ state, curves, qubits, blocks, texts }: Props) {
  return (
    <Drawings
      sizes={['middle', 'narrow']}
      draw={(size) => (
        <CostPlot
          size={size}
          axis={{ name: texts.targets.axis, from: TARGETS.most, to: TARGETS.least, ticks: TARGET_TICKS }}
          most={mostOf(curves)}
          curve={curves.targets}
          marks={marksByTarget(blocks, state)}
          hollow={fillIn(texts.targets.hollow, { error: errorText(FIRST.error) })}
          chosen={{ at: state.target, qubits }}
          none={texts.none}
          label={texts.targets.label}
        />
      )}
    />
  );
}

/** At the chosen target, against the physical error; it is the smaller one at every width. */
export function ErrorPlot({ state, curves, qubits, blocks, texts }: Props) {
  return (
    <Drawings
      sizes={['narrow']}
      draw={(size) => (
        <CostPlot
          size={size}
          axis={{ name: texts.errors.axis, from: ERRORS.least, to: ERRORS.most, ticks: ERROR_TICKS }}
          most={mostOf(curves)}
          curve={curves.errors}
          marks={marksByError(blocks, state)}
          hollow={texts.errors.hollow}
          chosen={{ at: state.error, qubits }}
          limit={{ at: THRESHOLD, name: fillIn(texts.errors.threshold, { threshold: errorText(THRESHOLD) }) }}
          none={texts.none}
          label={texts.errors.label}
        />
      )}
    />
  );
}

const TARGET_TICKS = [-3, -6, -9, -12, -15].map((exponent) => ({ at: 10 ** exponent, text: powerOfTen(exponent) }));
const ERROR_TICKS = [1e-4, 3e-4, 1e-3, 3e-3, 1e-2].map((at) => ({
  at,
  text: String(Number((100 * at).toPrecision(1))),
}));
