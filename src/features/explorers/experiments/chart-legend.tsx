import type { Legend } from '#src/charts/chart.ts';
import { EXPERIMENT_PLATFORMS } from '#src/model/schemas/logical-experiment.ts';
import { ExperimentSign } from './ExperimentSign.tsx';
import type { Measurement } from './measured.ts';
import { platformNames } from './platforms.ts';

/** What fill and rim of a mark mean. */
export interface SignTexts {
  selected: string;
  reported: string;
}

/** The platforms that are drawn, then what hollow and broken signs mean, where there are any. */
export function legendOf(measured: readonly Measurement[], texts: SignTexts): Legend[] {
  const platforms = EXPERIMENT_PLATFORMS.filter((platform) =>
    measured.some(({ experiment }) => experiment.platform === platform),
  );
  const [first = 'superconducting'] = platforms;
  return [
    ...platforms.map((platform) => ({ sign: <ExperimentSign platform={platform} />, text: platformNames[platform] })),
    ...(measured.some(({ isPostSelected }) => isPostSelected)
      ? [{ sign: <ExperimentSign platform={first} isHollow />, text: texts.selected }]
      : []),
    ...(measured.some(({ isReported }) => isReported)
      ? [{ sign: <ExperimentSign platform={first} isReported />, text: texts.reported }]
      : []),
  ];
}
