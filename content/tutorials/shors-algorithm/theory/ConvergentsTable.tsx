import { fixed } from '#src/charts/numbers.ts';
import { convergents } from './continued-fractions.ts';

/** The continued fraction of a measured value, line by line. */
export function ConvergentsTable({ c, size }: { c: number; size: number }) {
  const measured = `${c}/${size}`;
  return (
    <table>
      <caption className="visually-hidden">{`Convergents of ${measured}`}</caption>
      <thead>
        <tr>
          <th scope="col">Whole part</th>
          <th scope="col">Convergent</th>
          <th scope="col">{`Distance from ${measured}`}</th>
        </tr>
      </thead>
      <tbody>
        {convergents(c, size).map(({ quotient, s, r }) => (
          <tr key={r}>
            <td>{quotient}</td>
            <th scope="row">{`${s}/${r}`}</th>
            <td>{fixed(Math.abs(s / r - c / size), 6)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
