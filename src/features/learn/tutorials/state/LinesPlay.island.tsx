import { LinesMini, LinesPicture } from '#content/tutorials/two-languages/theory/LinesPicture.tsx';
import { play } from '#content/tutorials/two-languages/theory/two-languages-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** Six circuits line by line in three languages, and what would be read after each line. */
export function LinesPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={LinesPicture} height={324} Mini={LinesMini} steps={steps} />;
}
