import { percent } from '#src/charts/numbers.ts';
import { Progress } from '#src/design/Progress.tsx';
import { FigureInLine, FigureValue } from '#src/figures/FigureValue.tsx';
import { PanelHead } from './PanelHead.tsx';
import { compoundGrowth, type Report, sizeAfter } from './report.ts';

export function GrowthProjections({ projections }: { projections: Report['projections'] }) {
  const { years, rate, rateFace, fraction } = projections;
  const max = Math.max(...years.map(({ billions }) => billions));
  return (
    <div>
      <PanelHead title={projections.title} intro={projections.intro} />
      <ul className="grid gap-5">
        {years.map(({ year, billions, face }) => (
          <li key={year}>
            <p className="mb-2 flex items-baseline justify-between">
              <span className="text-sm text-ink-2">{year}</span>
              <span className="font-serif text-xl font-medium lining-nums">
                <FigureInLine face={face} />
              </span>
            </p>
            <Progress value={billions} max={max} label={`Market size in ${year}`} valueText={face.text} />
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-rule pt-4 text-sm">
        Compound growth:{' '}
        <strong className="font-semibold">
          <FigureValue face={rateFace} /> a year through 2030
        </strong>
      </p>
      <RateNote years={years} rate={rate} fraction={fraction} />
    </div>
  );
}

/** The published sizes and the published rate do not agree; the page says by how much. */
function RateNote({ years, rate, fraction }: Pick<Report['projections'], 'years' | 'rate' | 'fraction'>) {
  const [first, middle, last] = years;
  if (!first || !middle || !last) return null;
  const growth = (...sizes: Parameters<typeof compoundGrowth>) => percent(compoundGrowth(...sizes));
  const sentences = [
    'The rate and the sizes do not quite agree.',
    `From $${first.billions}B to $${last.billions}B is ${growth(first, last)} a year:`,
    `${growth(first, middle)} until ${middle.year} and ${growth(middle, last)} after it.`,
    `At ${rate} the market would reach about $${sizeAfter(first, last.year, fraction).toFixed(1)}B in ${last.year}.`,
  ];
  return <p className="mt-2 text-sm text-ink-2">{sentences.join(' ')}</p>;
}
