import { play } from '#content/tutorials/compiling-for-a-machine/theory/compiling-for-a-machine-play.ts';
import { RouteMini, RoutePicture } from '#content/tutorials/compiling-for-a-machine/theory/RoutePicture.tsx';
import { PlayPanel } from './PlayPanel.tsx';

/** A GHZ state of six qubits on a line, a grid, or where any two can meet. */
export function RoutePlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={RoutePicture} height={286} Mini={RouteMini} steps={steps} />;
}
