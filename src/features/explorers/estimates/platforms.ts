import { technologyNames } from '#src/model/technology-names.ts';
import type { EstimatePlatform } from './estimate-values.ts';

/** The machine that an estimate assumes, in words. */
export const platformNames: Record<EstimatePlatform, string> = {
  superconducting: technologyNames.superconducting,
  atoms: technologyNames.atom,
  ions: technologyNames.ion,
  dots: technologyNames.spin,
  photons: technologyNames.photonic,
  several: 'Several kinds',
};

export const NO_PLATFORM = 'Not named';
