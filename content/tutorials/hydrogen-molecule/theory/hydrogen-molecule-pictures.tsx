import { OrbitalPicture } from './OrbitalPicture.tsx';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = { orbitals: <OrbitalPicture /> };
