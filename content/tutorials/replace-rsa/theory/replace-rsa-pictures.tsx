import { HybridShares } from './HybridShares.tsx';
import { KemFlow } from './KemFlow.tsx';
import { LatticePicture, latticeCard } from './LatticePicture.tsx';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  hybrid: <HybridShares />,
  'kem-flow': <KemFlow />,
  lattice: <LatticePicture />,
};

/** What the card of the tutorial shows, as no circuit stands for it. */
export const card = latticeCard;
