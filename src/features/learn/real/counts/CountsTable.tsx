import { fillIn } from '#src/charts/fill-in.ts';
import { TableHead } from '#src/design/TableHead.tsx';
import type { ReaderTexts } from '#src/model/schemas/pages/run-it.ts';
import type { JudgedOutcome, Judgment } from './judge-counts.ts';

/** The most outcomes that are listed one by one. */
const MOST_ROWS = 32;

/** What was counted beside what is expected, with a bar for the count and a tick where theory stands. */
export function CountsTable({ judgment: { outcomes }, texts }: { judgment: Judgment; texts: ReaderTexts }) {
  const size = ({ count, expected }: JudgedOutcome) => Math.max(count, expected);
  const listed = new Set(outcomes.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_ROWS));
  const scale = Math.max(...outcomes.map(size));
  const rest = outcomes.length - listed.size;
  return (
    <table className="counts-table">
      <TableHead columns={[texts.outcome, texts.counted, texts.theory, texts.off]} />
      <tbody>
        {outcomes
          .filter((each) => listed.has(each))
          .map((each) => (
            <OutcomeRow key={each.outcome} judged={each} scale={scale} texts={texts} />
          ))}
      </tbody>
      {rest > 0 ? (
        <tfoot>
          <tr>
            <td colSpan={4}>{fillIn(texts.others, { count: rest })}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

function OutcomeRow({ judged, scale, texts }: { judged: JudgedOutcome; scale: number; texts: ReaderTexts }) {
  const { outcome, count, expected, sigma } = judged;
  const isExcluded = expected === 0;
  return (
    <tr data-excluded={isExcluded || undefined}>
      <th scope="row">{outcome}</th>
      <td>
        <span>{count.toLocaleString('en-US')}</span>
        <span aria-hidden className="count-bar">
          <i style={{ width: share(count, scale) }} />
          <b style={{ left: share(expected, scale) }} />
        </span>
      </td>
      <td>{isExcluded ? texts.never : `${rounded(expected)} ± ${rounded(sigma)}`}</td>
      <td>{isExcluded || sigma === 0 ? '' : signed((count - expected) / sigma)}</td>
    </tr>
  );
}

const share = (value: number, scale: number) => `${((100 * value) / scale).toFixed(1)}%`;

const rounded = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0, minimumFractionDigits: 0 });

const signed = (sigmas: number) => `${sigmas < 0 ? '−' : '+'}${Math.abs(sigmas).toFixed(1)} σ`;
