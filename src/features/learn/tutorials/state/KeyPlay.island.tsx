import { KeyMini, KeyPicture } from '#content/tutorials/replace-rsa/theory/KeyPicture.tsx';
import { play } from '#content/tutorials/replace-rsa/theory/replace-rsa-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** A bit with noise on the circle of 17, or the bytes that a scheme sends. */
export function KeyPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={KeyPicture} height={280} Mini={KeyMini} steps={steps} />;
}
