import { GroverMini, GroverPicture } from '#content/tutorials/grovers-search/theory/GroverPicture.tsx';
import { play } from '#content/tutorials/grovers-search/theory/grovers-search-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** Grover's search among eight items, after some iterations. */
export function GroverPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={GroverPicture} height={322} Mini={GroverMini} steps={steps} />;
}
