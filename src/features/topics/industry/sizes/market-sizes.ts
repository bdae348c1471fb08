import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { rowOf } from '#src/figures/figure-addresses.ts';
import { currentText, type DatedValue, figureOf, isOfEdition2024 } from '#src/model/figures.ts';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';

export type SizeTexts = IndustryPage['sizes']['counted'];

/** A published size of the market. */
export interface MarketSize {
  id: string;
  who: string;
  what: string;
  year: number;
  /** As it is written: "over $1B". */
  text: string;
  /** In US dollars; of a range from the lower to the upper end. */
  from: number;
  to: number;
  /** Whether it is the least that it may be. */
  isFloor: boolean;
  evidence: 'read' | 'reported' | 'edition2024';
  asOf: string;
  /** Address of the work that says so. */
  source: string;
  /** Where the value stands with its source and its history. */
  href: string;
}

/** The sizes that the page names, by year. @throws where a figure has no amount in US dollars. */
export function marketSizes(rows: SizeTexts['rows']): MarketSize[] {
  return rows
    .map(({ figure: name, ...row }) => {
      const figure = figureOf(`pages/industry/${name}`);
      const value = valueIn(figure.values, row.year);
      if (value.amount?.currency !== 'USD')
        throw new Error(`content/pages/industry.yaml: figures.${name} needs amount, for its chart`);
      const { value: from, to = from } = value.amount;
      const { asOf, source, floor } = value;
      return {
        ...{ id: name, ...row, from, to, asOf, source: source.url, href: rowOf(figure) },
        text: currentText({ values: [value] }),
        isFloor: floor === true,
        evidence: evidenceOf(value),
      };
    })
    .sort((a, b) => a.year - b.year);
}

/** What is counted of one year stands beside that year, however the figure has gone on. */
function valueIn(values: readonly [DatedValue, ...DatedValue[]], year: number): DatedValue {
  return values.find(({ asOf }) => Number(asOf.slice(0, 4)) <= year) ?? values[0];
}

function evidenceOf(value: DatedValue): MarketSize['evidence'] {
  if (isOfEdition2024(value)) return 'edition2024';
  return value.reported ? 'reported' : 'read';
}

/** What the drawing shows, in a sentence that is true of these sizes. */
export function findingOf(sizes: readonly MarketSize[], texts: Pick<SizeTexts, 'differ' | 'agree' | 'none'>): string {
  const least = sizes.toSorted((a, b) => a.from - b.from)[0];
  const most = sizes.toSorted((a, b) => b.to - a.to)[0];
  if (!least || !most) return texts.none;
  if (least.from === most.to) return fillIn(texts.agree, { least: least.text });
  const numbers = { count: inWords(sizes.length), least: endOf(least, 'from'), most: endOf(most, 'to') };
  return fillIn(texts.differ, numbers);
}

/** Of a range the end that is meant, else the value as it is written. */
function endOf(size: MarketSize, end: 'from' | 'to'): string {
  return size.from === size.to ? size.text : `$${Number((size[end] / 1e9).toFixed(2))}B`;
}

/** "McKinsey, 2025: over $1B. Companies in quantum computing (Dec 2025)" */
export function sentenceOf({ who, what, year, text, evidence, asOf }: MarketSize): string {
  const word = evidence === 'reported' ? ', reported' : '';
  return `${who}, ${year}: ${text}${word}. ${what} (${formatPartial(asOf)})`;
}
