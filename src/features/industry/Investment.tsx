import { Card, CardText } from '#src/design/Card.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { EntrySources } from '#src/features/figures/EntrySources.tsx';
import { FigureInLine } from '#src/features/figures/FigureValue.tsx';
import type { PageReferences } from '#src/features/figures/page-references.ts';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import { PanelHead } from './PanelHead.tsx';
import type { Report } from './report.ts';

type Round = Report['rounds'][number];

interface Props {
  section: IndustryPage['investment'];
  rounds: readonly Round[];
  references: PageReferences;
}

/** Funding rounds and what the quarter came to. */
export function Investment({ section, rounds, references }: Props) {
  const { insights } = section;
  return (
    <>
      <PanelHead title={section.title} intro={section.intro} />
      <ul className="mb-6 grid gap-6 lg:grid-cols-2">
        {rounds.map((round) => (
          <li key={round.listed}>
            <RoundCard round={round} references={references} />
          </li>
        ))}
      </ul>
      <div className="grid max-w-measure gap-2 border-l-2 border-accent pl-5">
        <h3 className="text-xl">{insights.title}</h3>
        {insights.paragraphs.map((text) => (
          <CardText key={text}>{text}</CardText>
        ))}
        <EntrySources sources={insights.sources} references={references} />
      </div>
    </>
  );
}

function RoundCard({ round, references }: { round: Round; references: PageReferences }) {
  return (
    <Card>
      <p className="text-xs text-ink-2">{round.date}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-xl">{round.company}</h3>
        <p className="font-serif text-xl font-medium lining-nums">
          <FigureInLine face={round.amount} />
        </p>
      </div>
      <CardText>{round.round}</CardText>
      <p className="text-sm">
        <span className="text-ink-2">Investors: </span>
        {round.investors.join(', ')}
      </p>
      {round.note ? <p className="text-xs text-ink-2">{round.note}</p> : null}
      <div className="mt-auto grid gap-2 pt-2">
        <EntrySources sources={round.sources} references={references} />
        <ExternalLink href={round.url} label={`Company site: ${round.company}`} className="text-sm font-semibold">
          Company site
        </ExternalLink>
      </div>
    </Card>
  );
}
