import { type Fact, FactList } from '#src/design/FactList.tsx';
import { formatMonth, formatPartial } from '#src/design/format-date.ts';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { figuresOf } from '#src/model/figures.ts';
import { entryOf } from '#src/model/read-content.ts';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import { urls } from '#src/model/urls.ts';
import './advantage.css';
import { fillIn } from '#src/charts/fill-in.ts';
import type { Claim } from './claim.ts';
import { platformWords } from './platform-words.ts';
import { StandingWord } from './StandingWord.tsx';

interface Props {
  claim: Claim;
  page: QuantumAdvantagePage;
  references: PageReferences;
}

/** What is left of a claim first, then what was claimed, compared and checked. */
export function ClaimOverview({ claim, page, references }: Props) {
  const { standing, standingNote, wouldSettle, reported, sources, asOf } = claim;
  const { entry, standings } = page;
  const [name, date] = [standings[standing].name, formatMonth(asOf)];
  return (
    <section id="claim" aria-labelledby="claim-title" className="claim-overview wrap">
      <div className="claim-standing">
        <h2>
          <StandingWord standing={standing} standings={standings} />
          <span className="visually-hidden">: {fillIn(entry.standing, { standing: name.toLowerCase(), date })}</span>
        </h2>
        <p>{standingNote}</p>
        <p className="when">{fillIn(entry.standing, { standing: standings[standing].means, date })}</p>
        <h3>{entry.wouldSettle}</h3>
        <p>{wouldSettle ?? entry.notOnRecord}</p>
        {reported ? <p className="when">{entry.reported}</p> : null}
      </div>
      <div>
        <h2 id="claim-title">{entry.claim}</h2>
        <FactList facts={factsOf(claim, page, references)} />
        <EntrySources sources={sources} references={references} />
      </div>
    </section>
  );
}

function factsOf(claim: Claim, { entry, tasks }: QuantumAdvantagePage, references: PageReferences): Fact[] {
  const { who, date, platform, task, taskKind, claimed, compared, checked } = claim;
  return [
    { name: entry.claimed, value: claimed },
    { name: entry.compared, value: compared ?? entry.notOnRecord },
    { name: entry.checked, value: checked },
    { name: entry.gap, value: <Gap claim={claim} references={references} missing={entry.notOnRecord} /> },
    { name: 'By', value: who },
    { name: 'Made', value: formatPartial(date) },
    { name: 'Machine', value: <Machine claim={claim} /> },
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
      {scope ? <small className="block text-ink-2">{scope}</small> : null}
    </>
  );
}

function Machine({ claim: { machine, machines = [] } }: { claim: Claim }) {
  return (
    <>
      {machine}
      {machines.map((id, index) => {
        const { maker, name } = entryOf('machines', id);
        return (
          <span key={id}>
            {index === 0 ? ' (' : ', '}
            <a href={urls.machine(id)}>{`${maker} ${name}`}</a>
            {index === machines.length - 1 ? ')' : ''}
          </span>
        );
      })}
    </>
  );
}
