/** The chance of reading 1 of a state that is tilted from |0⟩ by this angle: sin²(θ/2) (Nielsen and Chuang, §1.2). */
export function chanceOfOne(tilt: number): number {
  return Math.sin(tilt / 2) ** 2;
}

/** The tilt that a pointer asks for, in degrees: its angle from straight up round the middle of the wheel, on either side. */
export function angleAt(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): number {
  return Math.abs(Math.atan2(clientX - left - width / 2, top + height / 2 - clientY)) * (180 / Math.PI);
}

/** The order in which a hundred readings turn from 0 to 1: shuffled once and always the same (a seeded Fisher–Yates). */
export const ORDER: readonly number[] = shuffled(100, 7);

function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let state = seed;
  for (let last = count - 1; last > 0; last -= 1) {
    // Park and Miller's generator: 16,807 modulo 2³¹ − 1.
    state = (state * 16_807) % 2_147_483_647;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}
