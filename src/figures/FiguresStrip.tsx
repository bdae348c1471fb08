import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
import type { Figure } from '#src/model/figures.ts';
import { ageInMonths } from './figure-list.ts';

/** Every figure as a bar, the older the higher (logarithmic), the oldest first; those due for review in amber. */
export function FiguresStrip({ text, figures }: { text: string; figures: readonly Figure[] }) {
  const aged = figures
    .map(({ values: [{ asOf }], isDue }) => ({ age: Math.max(0, ageInMonths(asOf)), isDue }))
    .sort((a, b) => b.age - a.age);
  const oldest = aged[0]?.age ?? 0;
  const shares = (due: boolean) =>
    aged.map(({ age, isDue }) => (isDue === due ? Math.log(age + 1.5) / Math.log(oldest + 1.5) : undefined));
  const due = aged.filter(({ isDue }) => isDue).length;
  return (
    <HeadStrip width={stripWidth(aged.length)} text={fillIn(text, { count: aged.length, oldest, due })}>
      <path d={stripBars(shares(false))} fillOpacity="0.55" />
      <path d={stripBars(shares(true))} fill="var(--color-viz-2)" />
    </HeadStrip>
  );
}
