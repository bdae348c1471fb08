import { sizeAfter, type YearSize } from '../growth.ts';
import { chartYears } from './growth-curve.ts';

interface Props {
  years: readonly YearSize[];
  rate: string;
  /** The rate as a fraction. */
  fraction: number;
}

/** The chart's values, year by year. */
export function GrowthTable({ years, rate, fraction }: Props) {
  const [first] = years;
  if (!first) return null;
  return (
    <table className="w-full border-y border-rule text-xs tabular-nums">
      <caption className="visually-hidden">Market size by year, in billions of US dollars</caption>
      <thead>
        <tr className="text-left text-ink-2">
          {['Year', 'Size', 'Origin', `At ${rate}`].map((column) => (
            <th key={column} scope="col" className="py-1.5 pr-3 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chartYears(years).map(({ year, billions, isGiven }) => (
          <tr key={year} className="border-t border-rule">
            <th scope="row" className="py-1 text-left font-semibold">
              {year}
            </th>
            <td>${billions.toFixed(1)}B</td>
            <td>{isGiven ? 'given' : 'interpolated'}</td>
            <td>${sizeAfter(first, year, fraction).toFixed(1)}B</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
