import { PlayMini, PlayPicture } from '#content/tutorials/quantum-error-correction/theory/CodePicture.tsx';
import { play } from '#content/tutorials/quantum-error-correction/theory/quantum-error-correction-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** Codes under errors, and the losses of patches of three sizes. */
export function ErrorPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={PlayPicture} height={278} Mini={PlayMini} steps={steps} />;
}
