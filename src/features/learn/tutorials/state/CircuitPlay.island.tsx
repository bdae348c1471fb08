import { CountsMini, CountsPicture } from '#content/tutorials/first-quantum-circuit/theory/CountsPicture.tsx';
import { play } from '#content/tutorials/first-quantum-circuit/theory/first-quantum-circuit-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** One to three entangled qubits, and the counts of their readings. */
export function CircuitPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={CountsPicture} height={256} Mini={CountsMini} steps={steps} />;
}
