import { PointMini, PointPicture } from '#content/tutorials/qaoa-optimization/theory/PointPicture.tsx';
import { play } from '#content/tutorials/qaoa-optimization/theory/qaoa-optimization-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** The map of mean cuts, with the point that two angles make. */
export function LandscapePlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={PointPicture} height={252} Mini={PointMini} steps={steps} />;
}
