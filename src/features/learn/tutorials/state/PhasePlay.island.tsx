import { PhaseMini, PhasePicture } from '#content/tutorials/phase-estimation/theory/PhasePicture.tsx';
import { play } from '#content/tutorials/phase-estimation/theory/phase-estimation-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** A phase, the counting qubits that it turns, and what is read. */
export function PhasePlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={PhasePicture} height={284} Mini={PhaseMini} steps={steps} />;
}
