import type { ControlWire, PlacedUnitary } from './apply-unitary.ts';

/**
 * The quantum Fourier transform |x⟩ → 2^(−m/2) Σ_y e^(2πixy/2^m) |y⟩ as gates, swaps included; the first wire is the
 * lowest bit of x and y (Nielsen and Chuang, section 5.1). Controls of the whole go to each gate.
 */
export function fourierTransform(wires: readonly number[], controls: readonly ControlWire[] = []): PlacedUnitary[] {
  const gates: PlacedUnitary[] = [];
  for (let high = wires.length - 1; high >= 0; high -= 1) {
    const target = wires[high] as number;
    gates.push({ name: 'h', angles: [], wires: [target], controls });
    for (let low = high - 1; low >= 0; low -= 1) {
      const control: ControlWire = { qubit: wires[low] as number, on: 1 };
      gates.push({
        name: 'p',
        angles: [Math.PI / 2 ** (high - low)],
        wires: [target],
        controls: [control, ...controls],
      });
    }
  }
  for (let low = 0; 2 * low < wires.length - 1; low += 1) {
    const pair = [wires[low] as number, wires[wires.length - 1 - low] as number];
    gates.push({ name: 'swap', angles: [], wires: pair, controls });
  }
  return gates;
}

/** The inverse of `fourierTransform`: its gates from the last, with opposite angles. */
export function inverseFourierTransform(
  wires: readonly number[],
  controls: readonly ControlWire[] = [],
): PlacedUnitary[] {
  return fourierTransform(wires, controls)
    .reverse()
    .map((gate) => ({ ...gate, angles: gate.angles.map((angle) => -angle) }));
}
