import { Card, CardText } from '#src/design/Card.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import { PanelHead } from './PanelHead.tsx';
import type { Report, ReportedRound } from './report.ts';

interface Props {
  section: IndustryPage['investment'];
  rounds: Report['rounds'];
  references: PageReferences;
}

export function Investment({ section, rounds, references }: Props) {
  const { insights } = section;
  return (
    <>
      <PanelHead title={section.title} intro={section.intro} />
      <RoundCards rounds={rounds.newest} references={references} />
      <h3 className="mt-4 mb-3 text-xl">{section.edition2024.title}</h3>
      <RoundCards rounds={rounds.edition2024} references={references} />
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

function RoundCards({ rounds, references }: { rounds: readonly ReportedRound[]; references: PageReferences }) {
  return (
    <ul className="mb-6 grid gap-6 lg:grid-cols-2">
      {rounds.map((round) => (
        <li key={round.id}>
          <RoundCard round={round} references={references} />
        </li>
      ))}
    </ul>
  );
}

function RoundCard({ round, references }: { round: ReportedRound; references: PageReferences }) {
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
      {round.investors.length > 0 ? (
        <p className="text-sm">
          <span className="text-ink-2">Investors: </span>
          {round.investors.join(', ')}
        </p>
      ) : null}
      {round.note ? <p className="text-xs text-ink-2">{round.note}</p> : null}
      <div className="mt-auto grid gap-2 pt-2">
        <EntrySources sources={round.sources} references={references} />
        {round.url ? (
          <ExternalLink href={round.url} label={`Company site: ${round.company}`} className="text-sm font-semibold">
            Company site
          </ExternalLink>
        ) : null}
      </div>
    </Card>
  );
}
