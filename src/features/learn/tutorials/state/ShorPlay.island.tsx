import { CombMini, CombPicture } from '#content/tutorials/shors-algorithm/theory/CombPicture.tsx';
import { play } from '#content/tutorials/shors-algorithm/theory/shors-algorithm-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** The powers of a base, and the comb of outcomes. */
export function ShorPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={CombPicture} height={318} Mini={CombMini} steps={steps} />;
}
