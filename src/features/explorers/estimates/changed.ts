import { fillIn } from '#src/charts/fill-in.ts';
import { inMillions } from '#src/charts/numbers.ts';
import type { EstimatesPage } from '#src/model/schemas/pages/estimates.ts';
import { figureOf, type PublishedEstimate } from './estimate-values.ts';

type Compared = Pick<PublishedEstimate, 'figures'>;
type Quantity = 'qubits' | 'time' | 'logical' | 'gates';

/** How many times less or more an estimate takes than another, of what both say. */
export function changesOf(estimate: Compared, before: Compared): { quantity: Quantity; ratio: number }[] {
  return (Object.keys(AMOUNTS) as Quantity[]).flatMap((quantity) => {
    const [now, then] = [AMOUNTS[quantity](estimate), AMOUNTS[quantity](before)];
    return now && then ? [{ quantity, ratio: now / then }] : [];
  });
}

const AMOUNTS: Record<Quantity, (estimate: Compared) => number | undefined> = {
  qubits: (estimate) => figureOf(estimate, 'physical-qubits')?.count,
  time: (estimate) => {
    const seconds = figureOf(estimate, 'run-time')?.seconds;
    return seconds && (seconds.from + seconds.to) / 2;
  },
  logical: (estimate) => figureOf(estimate, 'logical-qubits')?.count,
  gates: (estimate) =>
    (figureOf(estimate, 'toffoli-gates')?.count ?? 0) + (figureOf(estimate, 't-gates')?.count ?? 0) / 2 || undefined,
};

/** The same in words: "22 × fewer physical qubits". What is the same within a hundredth is left out. */
export function changeTexts(estimate: Compared, before: Compared, texts: EstimatesPage['entry']['changed']): string[] {
  return changesOf(estimate, before)
    .filter(({ ratio }) => Math.abs(ratio - 1) > 0.01)
    .map(({ quantity, ratio }) => {
      const [less, more] = quantity === 'time' ? [texts.shorter, texts.longer] : [texts.fewer, texts.more];
      const factor = ratio < 1 ? 1 / ratio : ratio;
      return fillIn(texts[quantity], {
        factor: factor < 10 ? String(Number(factor.toPrecision(2))) : inMillions(factor, 2),
        direction: ratio < 1 ? less : more,
      });
    });
}
