import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, type StripMark, stripBars, stripWidth } from '#src/charts/HeadStrip.tsx';
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
    <HeadStrip
      width={stripWidth(aged.length)}
      text={fillIn(text, { count: aged.length, oldest, due })}
      marks={yearMarks(aged.map(({ age }) => age))}
    >
      <path d={stripBars(shares(false))} fillOpacity="0.55" />
      <path d={stripBars(shares(true))} fill="var(--color-viz-2)" />
    </HeadStrip>
  );
}

/** Ages in years that are marked below the strip. */
const YEARS = [20, 10, 5, 2, 1];
/** Two names need this share of the width between them. */
const ROOM = 0.16;

/** Where the figures of at least so many years end, among ages from the oldest; a mark without room is left out. */
export function yearMarks(ages: readonly number[]): StripMark[] {
  const marks: StripMark[] = [];
  for (const years of YEARS) {
    const at = ages.filter((age) => age >= 12 * years).length / ages.length;
    const last = marks.at(-1);
    if (at > 0 && at < 1 - ROOM && (!last || at - last.at >= ROOM)) {
      marks.push({ at, name: years === 1 ? '1 year' : `${years} years` });
    }
  }
  return marks;
}
