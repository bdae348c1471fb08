/** sin(x)/x, continued by 1 at x = 0. `x` in radians. */
export function sinc(x: number): number {
  return Math.abs(x) < 1e-9 ? 1 : Math.sin(x) / x;
}

export interface FarFieldPattern {
  /** Distance between neighboring bright fringes: wavelength · screen distance / slit separation. */
  readonly fringeSpacing: number;
  /** Distance from the center to the first zero of the envelope: wavelength · screen distance / slit width. */
  readonly envelopeZero: number;
  /** Phase of one slit relative to the other, in radians. π turns the bright center dark. */
  readonly phase?: number;
}

/**
 * Two-slit intensity on a distant screen (Fraunhofer limit, small angles), 1 at the most:
 * I(x) = cos²(πx/Λ + φ/2) · sinc²(πx/z). See Hecht, "Optics", section 10.2.2, "The Double Slit".
 */
export function farFieldIntensity(x: number, pattern: FarFieldPattern): number {
  const { fringeSpacing, envelopeZero, phase = 0 } = pattern;
  const fringes = Math.cos((Math.PI * x) / fringeSpacing + phase / 2) ** 2;
  return fringes * sinc((Math.PI * x) / envelopeZero) ** 2;
}
