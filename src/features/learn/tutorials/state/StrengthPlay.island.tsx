import { play } from '#content/tutorials/mitigation-and-benchmarking/theory/mitigation-and-benchmarking-play.ts';
import {
  StrengthMini,
  StrengthPicture,
} from '#content/tutorials/mitigation-and-benchmarking/theory/StrengthPicture.tsx';
import { PlayPanel } from './PlayPanel.tsx';

/** A mean over the strength of its noise, and what is said of none. */
export function StrengthPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={StrengthPicture} height={282} Mini={StrengthMini} steps={steps} />;
}
