import { type DatedValue, EDITION_2024, figureOf, figuresOf } from '#src/model/figures.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { evidenceOf } from '../funding/listed-rounds.ts';
import { moneyText } from '../funding/money-text.ts';

const BILLION = 1e9;

type Amount = Pick<DatedValue, 'amount' | 'absent' | 'reported' | 'source'>;
type Startup = Pick<Entry<'startups'>, 'id' | 'name' | 'edition2024'>;

/** What a company raised in the rounds of the table. */
export interface Raised {
  /** How many rounds have an amount that somebody stands behind. */
  rounds: number;
  /** In US dollars. */
  usd: number;
  /** "$402M + C$195M": each currency by itself, for nothing is converted. */
  text: string;
}

/** The sum of rounds, each as its newest amount says; dollars come first. */
export function raisedIn(amounts: readonly Amount[]): Raised {
  const known = amounts.filter((each) => each.amount && evidenceOf(each) !== 'No source');
  const byCurrency = Map.groupBy(known, ({ amount }) => amount?.currency ?? 'USD');
  const sums = [...byCurrency].map(([currency, of]) => ({
    currency,
    value: sum(of.map((each) => each.amount?.value ?? 0)),
  }));
  sums.sort((a, b) => Number(b.currency === 'USD') - Number(a.currency === 'USD'));
  return {
    rounds: known.length,
    usd: sums.find(({ currency }) => currency === 'USD')?.value ?? 0,
    text: sums.map(({ currency, value }) => moneyText(value, currency)).join(' + '),
  };
}

/** What a startup raised in the rounds of the table of rounds. */
export function raisedBy(startup: Pick<Startup, 'name'>): Raised {
  return raisedIn(amountsOf(startup));
}

function amountsOf({ name }: Pick<Startup, 'name'>): Amount[] {
  const rounds = entriesOf('funding-rounds').filter(({ company }) => company === name);
  return rounds.map(({ id }) => figureOf(`funding-rounds/${id}/amount`).values[0]);
}

/** The id of a startup's own statement of what it raised in all, where that is more than the table of rounds knows. */
export function statedFunding(startup: Pick<Startup, 'id' | 'name'>): string | undefined {
  const stated = figuresOf(`startups/${startup.id}`).find(({ name }) => name === 'funding');
  return stated && (stated.values[0].amount?.value ?? 0) > raisedBy(startup).usd ? stated.id : undefined;
}

/** In US dollars; 0 where the sum is not known, or only in another currency. */
export function fundingOf(startup: Pick<Startup, 'id' | 'name'>): number {
  const stated = statedFunding(startup);
  return (stated && figureOf(stated).values[0].amount?.value) || raisedBy(startup).usd;
}

/** Whether no filing and no release stands behind the larger part of it, only reports. */
export function isMostlyReported(startup: Pick<Startup, 'id' | 'name'>): boolean {
  const stated = statedFunding(startup);
  if (stated) return evidenceOf(figureOf(stated).values[0]) === 'Reported';
  const documented = amountsOf(startup).filter((each) => evidenceOf(each) === 'Documented');
  return raisedIn(documented).usd < fundingOf(startup) / 2;
}

/** The same in words; where nothing is known, what the 2024 edition said. */
export function fundingText(startup: Startup): string {
  const stated = statedFunding(startup);
  return (
    (stated && figureOf(stated).values[0].value) || raisedBy(startup).text || `${EDITION_2024}: ${startup.edition2024}`
  );
}

/** The sum of amounts in US dollars, rounded to whole billions: "$5B+". */
export function totalFunding(amounts: readonly number[]): string {
  return `$${Math.round(sum(amounts) / BILLION)}B+`;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
