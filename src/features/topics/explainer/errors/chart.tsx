import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { SuccessCurves } from './SuccessCurves.tsx';
import { ERRORS, errorText, GATES, halfLifeOf, shareText, successOf } from './success.ts';

/** How errors add up over a program, as it stands on `/what-is-quantum`. */
export function successChart(): Chart {
  const { title, unit, basis, label, gates, perGate } = pageOf('what-is-quantum').challenges.chart;
  const rowsBy = (written: (share: number) => string, count: (gates: number) => string) =>
    GATES.map((power) => [count(10 ** power), ...ERRORS.map((error) => written(successOf(error, 10 ** power)))]);
  return {
    id: 'error-growth',
    address: `${urls.whatIsQuantum()}#error-growth-picture`,
    title: findingOf(title),
    ...{ unit, basis },
    values: {
      columns: [gates, ...ERRORS.map((error) => fillIn(perGate, { error: errorText(error) }))],
      rows: rowsBy(shareText, whole),
    },
    data: {
      columns: ['gates', ...ERRORS.map((error) => `success_at_error_${error}`)],
      rows: rowsBy((share) => share.toPrecision(6), String),
    },
    draw: (size) => <SuccessCurves size={size} label={label} xName={gates} />,
  };
}

/** After how many gates half of the runs have failed, for the largest error and for the smallest. */
function findingOf(title: string): string {
  const [most, least] = [ERRORS[0], ERRORS[ERRORS.length - 1] ?? ERRORS[0]];
  return fillIn(title, {
    most: errorText(most),
    soon: whole(halfLifeOf(most)),
    least: errorText(least),
    late: whole(halfLifeOf(least)),
  });
}
