import { BallMini, BallPicture } from '#content/tutorials/mixed-states-and-noise/theory/BallPicture.tsx';
import { play } from '#content/tutorials/mixed-states-and-noise/theory/mixed-states-and-noise-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** One qubit in a cut through the Bloch ball, before and after a channel. */
export function BallPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={BallPicture} height={224} Mini={BallMini} steps={steps} />;
}
