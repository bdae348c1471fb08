import { attempts, powersUntilOne } from './number-theory.ts';

/** Every base with its powers, its order and what it is worth. */
export function BasesTable({ N }: { N: number }) {
  return (
    <table>
      <caption className="visually-hidden">The bases modulo {N}</caption>
      <thead>
        <tr>
          {['Base a', 'Its powers', 'Order r', 'Half power', 'Factors'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {attempts(N).map(({ base, order, half, factors }) => (
          <tr key={base}>
            <th scope="row">{base}</th>
            <td>{powersUntilOne(base, N).join(', ')}</td>
            <td>{order}</td>
            <td>{half === N - 1 ? `${half} = −1` : half}</td>
            <td>{factors ? factors.join(' · ') : 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
