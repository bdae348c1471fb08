import { currentText, figureOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { dollarsOf, type Evidence, evidenceOf, type FundingRoundEntry } from '../listed-rounds.ts';
import { moneyText } from '../money-text.ts';

/** What the chart needs to know of a round. */
export interface ChartedRound extends Pick<FundingRoundEntry, 'id' | 'company' | 'date' | 'kind'> {
  evidence: Evidence;
  /** The amount as the table has it: "about $636M", "not published". */
  text: string;
  /** In US dollars. */
  usd?: number | undefined;
  /** An amount in another currency, which is not converted: "C$195M". */
  foreign?: string | undefined;
  /** Address of the work that says so. */
  source: string;
}

export function chartedRound({ id, company, date, kind }: Entry<'funding-rounds'>): ChartedRound {
  const figure = figureOf(`funding-rounds/${id}/amount`);
  const [leading] = figure.values;
  const evidence = evidenceOf(leading);
  const usd = dollarsOf(leading);
  const isForeign = leading.amount && leading.amount.currency !== 'USD' && evidence !== 'No source';
  return {
    ...{ id, company, date, kind, evidence, usd, text: currentText(figure), source: leading.source.url },
    foreign: isForeign ? moneyText(leading.amount?.value ?? 0, leading.amount?.currency) : undefined,
  };
}

export const yearIn = ({ date }: Pick<ChartedRound, 'date'>): number => Number(date.slice(0, 4));

/** What a round says to those who do not see it: "IonQ, about $2.0B, 14 Oct 2025, Share sale, documented". */
export function sentenceOf({ company, text, kind, evidence }: ChartedRound, day: string): string {
  return [company, text, day, kind, evidence.toLowerCase()].join(', ');
}
