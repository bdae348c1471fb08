import { play } from '#content/tutorials/bell-pairs-at-work/theory/bell-pairs-at-work-play.ts';
import { PairMini, PairPicture } from '#content/tutorials/bell-pairs-at-work/theory/PairPicture.tsx';
import { PlayPanel } from './PlayPanel.tsx';

/** A Bell pair, read in a direction on each side. */
export function PairPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={PairPicture} height={262} Mini={PairMini} steps={steps} />;
}
