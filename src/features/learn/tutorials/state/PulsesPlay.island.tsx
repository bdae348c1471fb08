import { PulsesMini, PulsesPicture } from '#content/tutorials/quantum-cryptography/theory/PulsesPicture.tsx';
import { play } from '#content/tutorials/quantum-cryptography/theory/quantum-cryptography-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** Pulses of BB84, with Eve or without. */
export function PulsesPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={PulsesPicture} height={202} Mini={PulsesMini} steps={steps} />;
}
