export interface Complex {
  readonly re: number;
  readonly im: number;
}

export function complex(re: number, im = 0): Complex {
  return { re, im };
}

export const ZERO = complex(0);
export const ONE = complex(1);
export const I = complex(0, 1);

/** r·e^(iφ), with φ in radians. */
export function fromPolar(magnitude: number, phase: number): Complex {
  return complex(magnitude * Math.cos(phase), magnitude * Math.sin(phase));
}

export function add(a: Complex, b: Complex): Complex {
  return complex(a.re + b.re, a.im + b.im);
}

export function multiply(a: Complex, b: Complex): Complex {
  return complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
}

export function scale(a: Complex, factor: number): Complex {
  return complex(a.re * factor, a.im * factor);
}

export function conjugate(a: Complex): Complex {
  return complex(a.re, -a.im);
}

/** |a|², which is a probability when `a` is an amplitude. */
export function squaredMagnitude(a: Complex): number {
  return a.re * a.re + a.im * a.im;
}
