import { DirectionsPicture } from './DirectionsPicture.tsx';
import { FourStates } from './FourStates.tsx';
import { NoisyPicture } from './NoisyPicture.tsx';
import { PlansTable } from './PlansTable.tsx';
import { SwapPicture } from './SwapPicture.tsx';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  'four-states': <FourStates />,
  plans: <PlansTable />,
  directions: <DirectionsPicture />,
  swap: <SwapPicture />,
  noisy: <NoisyPicture />,
};
