import { MatchingPicture } from './MatchingPicture.tsx';
import { matchingExample } from './matching-example.ts';
import { PatchPicture } from './PatchPicture.tsx';
import { RoundsPicture } from './RoundsPicture.tsx';
import { VoteChart } from './VoteChart.tsx';

/** The flips of the picture of step 8. */
export const EXAMPLE = matchingExample(5, [6, 11, 2, 19]);

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  'vote-chart': <VoteChart />,
  patch: <PatchPicture />,
  matching: <MatchingPicture example={EXAMPLE} />,
  rounds: <RoundsPicture />,
};
