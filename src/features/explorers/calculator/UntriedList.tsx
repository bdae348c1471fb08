import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import type { CalculatorPage } from '#src/model/schemas/pages/calculator.ts';
import { urls } from '#src/model/urls.ts';
import type { Untried } from './reproduction.ts';

interface Props {
  untried: readonly Untried[];
  texts: CalculatorPage['reproduction']['untried'];
}

/** Estimates of a machine that cannot be tried, with the numbers that are not on record. */
export function UntriedList({ untried, texts }: Props) {
  return (
    <>
      <p className="max-w-measure text-ink-2">{fillIn(texts.intro, { count: whole(untried.length) })}</p>
      <ul className="calculator-untried">
        {untried.map(({ estimate, lacks }) => (
          <li key={estimate.id}>
            <a href={urls.estimate(estimate.id)} className="link">
              {estimate.problem}, {estimate.short}
            </a>{' '}
            {lacks.map((name) => texts.lacks[name]).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}
