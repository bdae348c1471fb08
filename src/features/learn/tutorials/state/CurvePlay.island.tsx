import { CurveMini, CurvePicture } from '#content/tutorials/hydrogen-molecule/theory/CurvePicture.tsx';
import { play } from '#content/tutorials/hydrogen-molecule/theory/hydrogen-molecule-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** The energy of hydrogen over its bond length, with an angle to set. */
export function CurvePlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={CurvePicture} height={312} Mini={CurveMini} steps={steps} />;
}
