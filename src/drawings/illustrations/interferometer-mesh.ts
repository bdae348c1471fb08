/** A coupler between two neighboring waveguides; `upper` is the index of the first, the second is the next one. */
export interface Coupler {
  readonly layer: number;
  readonly upper: number;
}

/**
 * Rectangular mesh of Mach–Zehnder interferometers: layers couple even and odd neighbors in turn. Any unitary on the
 * modes can be set with as many layers as modes. Clements et al., Optica 3, 1460 (2016).
 */
export function interferometerMesh(modes: number): Coupler[] {
  return Array.from({ length: modes }, (_, layer) => layer).flatMap((layer) =>
    Array.from({ length: modes - 1 }, (_, upper) => ({ layer, upper })).filter(({ upper }) => upper % 2 === layer % 2),
  );
}

/** The mode that `mode` meets in `layer`, or null where it passes straight on. */
export function partnerOf(mode: number, layer: number, modes: number): number | null {
  const partner = mode % 2 === layer % 2 ? mode + 1 : mode - 1;
  return partner >= 0 && partner < modes ? partner : null;
}
