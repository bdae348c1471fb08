import { seededRandom } from '#circuit/quantum/seeded-random.ts';

/** The numbers from 0 up to `count`, in an order that a name decides and that is never the rising one. */
export function shuffled(count: number, name: string): number[] {
  const random = seededRandom([...name].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) | 0, count));
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a = 0, b = 0] = [order[last], order[other]];
    order[last] = b;
    order[other] = a;
  }
  return order.every((value, index) => value === index) ? [...order.slice(1), 0] : order;
}
