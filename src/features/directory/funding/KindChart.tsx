import { BarTable } from '#src/charts/BarTable.tsx';
import { ChartFigure } from '#src/charts/ChartFigure.tsx';
import { percent } from '#src/charts/numbers.ts';
import { Section } from '#src/design/Section.tsx';
import type { FundingPage } from '#src/model/schemas/pages/directory.ts';
import type { FundingRoundEntry } from './listed-rounds.ts';
import { sumOf, sumsByKind } from './listed-rounds.ts';

const BILLION = 1e9;

interface Props {
  section: FundingPage['chart'];
  rounds: readonly FundingRoundEntry[];
}

export function KindChart({ section, rounds }: Props) {
  const rows = sumsByKind(rounds).map((sum) => ({ ...sum, text: `$${(sum.value / BILLION).toFixed(1)}B` }));
  const numbers = { first: rows[0]?.label ?? '', share: percent((rows[0]?.value ?? 0) / sumOf(rounds), 0) };
  return (
    <Section id="by-kind" title={section.title} intro={section.intro}>
      <div className="max-w-[56rem]">
        <ChartFigure id="by-kind-finding" text={section.text} numbers={numbers}>
          <BarTable columns={['Kind', 'Sum in US dollars']} rows={rows} />
        </ChartFigure>
      </div>
    </Section>
  );
}
