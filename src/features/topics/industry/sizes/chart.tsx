import type { Chart, Legend } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import { urls } from '#src/model/urls.ts';
import { layoutOf } from './layout.ts';
import { Arrow, MarketSizes, SizeDot } from './MarketSizes.tsx';
import { findingOf, type MarketSize, marketSizes, type SizeTexts } from './market-sizes.ts';

/** The sizes of the market that were counted, as they stand on `/industry`. */
export function countedSizes(): Chart {
  const { counted, ...texts } = pageOf('industry').sizes;
  return chartOf('market-sizes', marketSizes(counted.rows), counted, texts);
}

/** Those that are expected of later years, on a scale of their own. */
export function expectedSizes(): Chart {
  const { expected, ...texts } = pageOf('industry').sizes;
  return chartOf('market-expected', marketSizes(expected.rows), expected, texts);
}

/** The chart of these sizes. */
export function chartOf(
  id: string,
  sizes: readonly MarketSize[],
  texts: SizeTexts,
  { signs, columns }: Pick<IndustryPage['sizes'], 'signs' | 'columns'>,
): Chart {
  const newest =
    sizes
      .map(({ asOf }) => asOf)
      .sort()
      .at(-1) ?? '';
  return {
    id,
    address: `${urls.industry()}#${id}`,
    title: findingOf(sizes, texts),
    unit: texts.unit,
    basis: fillIn(texts.basis, { count: sizes.length, newest: formatPartial(newest) }),
    legend: legendOf(sizes, signs),
    values: { columns, rows: sizes.map(rowOf) },
    data: { columns: DATA_COLUMNS, rows: sizes.map(dataOf) },
    draw: (size, place) => <MarketSizes layout={layoutOf(sizes, size)} place={place} label={texts.label} />,
  };
}

/** The signs that are drawn. */
function legendOf(sizes: readonly MarketSize[], signs: IndustryPage['sizes']['signs']): Legend[] {
  const used = (['read', 'reported', 'edition2024'] as const).filter((evidence) =>
    sizes.some((size) => size.evidence === evidence),
  );
  const legend = used.map((evidence) => ({ sign: <SizeDot at={[0, 0]} evidence={evidence} />, text: signs[evidence] }));
  const hasFloor = sizes.some(({ isFloor }) => isFloor);
  return hasFloor ? [...legend, { sign: <Arrow at={[-13, 0]} length={14} />, text: signs.floor }] : legend;
}

function rowOf({ who, what, year, text, evidence, asOf }: MarketSize): string[] {
  return [`${who}, ${year}`, what, evidence === 'reported' ? `${text} (reported)` : text, formatPartial(asOf)];
}

const DATA_COLUMNS = ['id', 'who', 'what', 'year', 'usd', 'usd_to', 'at_least', 'evidence', 'as_of', 'source'];

function dataOf({ id, who, what, year, from, to, isFloor, evidence, asOf, source }: MarketSize): string[] {
  return [id, who, what, year, from, to, isFloor, evidence, asOf, source].map(String);
}
