import { Badge } from '#src/design/Badge.tsx';
import { Card, CardTitle } from '#src/design/Card.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/FactList.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import { urls } from '#src/model/urls.ts';
import { PanelHead } from './PanelHead.tsx';
import type { Report } from './report.ts';

type Player = Report['players'][number];

interface Props {
  section: IndustryPage['players'];
  players: readonly Player[];
  references: PageReferences;
}

export function KeyPlayers({ section, players, references }: Props) {
  return (
    <>
      <PanelHead title={section.title} intro={section.intro} />
      <ul className="grid gap-6 lg:grid-cols-2">
        {players.map((player) => (
          <li key={player.company}>
            <PlayerCard player={player} references={references} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PlayerCard({ player, references }: { player: Player; references: PageReferences }) {
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <CardTitle>{player.name}</CardTitle>
        <Badge tone={player.type === 'Pure-Play' ? 'purple' : 'blue'}>{player.type}</Badge>
      </div>
      <KeyValues
        align="start"
        facts={[
          {
            name: 'Qubits',
            value: (
              <>
                <FigureInLine face={player.qubits} /> <a href={urls.machine(player.machine)}>{player.machineName}</a>
              </>
            ),
          },
          { name: 'Focus', value: player.focus },
          { name: 'Valuation', value: <FigureInLine face={player.valuation} /> },
          { name: 'Recent news', value: player.recentNews },
        ]}
      />
      {player.valuationNote ? <p className="text-xs text-ink-2">{player.valuationNote}</p> : null}
      <div className="mt-auto grid gap-2 pt-2">
        <EntrySources sources={player.sources} references={references} />
        <ExternalLink href={player.url} label={`Visit Website of ${player.name}`} className="text-sm font-semibold">
          Visit Website
        </ExternalLink>
      </div>
    </Card>
  );
}
