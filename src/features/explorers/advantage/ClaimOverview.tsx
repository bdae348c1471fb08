import { type Fact, FactList } from '#src/design/FactList.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { figuresOf } from '#src/model/figures.ts';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import { MachineLinks } from '../MachineLinks.tsx';
import './advantage.css';
import type { Claim } from './claim.ts';
import { platformWords } from './platform-words.ts';
import { StandingWord } from './StandingWord.tsx';

interface Props {
  claim: Claim;
  page: QuantumAdvantagePage;
  references: PageReferences;
}

/** What was claimed, compared and checked; beside it what is left of it, and what would settle it. */
export function ClaimOverview({ claim, page: { entry, standings, tasks }, references }: Props) {
  const { standing, wouldSettle, reported, sources } = claim;
  return (
    <section id="claim" aria-labelledby="claim-title" className="claim-overview wrap">
      <div>
        <h2 id="claim-title">{entry.claim}</h2>
        <FactList facts={factsOf(claim, { entry, tasks }, references)} />
        <EntrySources sources={sources} references={references} />
      </div>
      <aside aria-labelledby="settle-title">
        <p>
          <StandingWord standing={standing} standings={standings} />
          <small>{standings[standing].means}</small>
        </p>
        <h2 id="settle-title">{entry.wouldSettle}</h2>
        <p>{wouldSettle ?? entry.notOnRecord}</p>
        {reported ? <p className="reported">{entry.reported}</p> : null}
      </aside>
    </section>
  );
}

function factsOf(
  claim: Claim,
  { entry, tasks }: Pick<QuantumAdvantagePage, 'entry' | 'tasks'>,
  references: PageReferences,
): Fact[] {
  const { who, date, platform, task, taskKind, claimed, compared, checked } = claim;
  return [
    { name: entry.claimed, value: claimed },
    { name: entry.compared, value: compared ?? entry.notOnRecord },
    { name: entry.checked, value: checked },
    { name: entry.gap, value: <Gap claim={claim} references={references} missing={entry.notOnRecord} /> },
    { name: 'By', value: who },
    { name: 'Made', value: formatPartial(date) },
    { name: 'Machine', value: <MachineLinks {...claim} /> },
    { name: 'Platform', value: platformWords[platform] },
    { name: 'Task', value: `${task} (${tasks[taskKind].toLowerCase()})` },
  ];
}

function Gap({ claim, references, missing }: { claim: Claim; references: PageReferences; missing: string }) {
  const [gap] = figuresOf(`advantage-claims/${claim.id}`);
  if (!gap) return missing;
  const [{ scope }] = gap.values;
  return (
    <>
      <FigureValue face={references.face(gap.id)} />
      {scope ? <small className="block text-xs text-ink-2">{scope}</small> : null}
    </>
  );
}
