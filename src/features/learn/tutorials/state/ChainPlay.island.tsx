import { ChainMini, ChainPicture } from '#content/tutorials/hamiltonian-simulation/theory/ChainPicture.tsx';
import { play } from '#content/tutorials/hamiltonian-simulation/theory/hamiltonian-simulation-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** A chain of four spins, truly and in steps. */
export function ChainPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={ChainPicture} height={302} Mini={ChainMini} steps={steps} />;
}
