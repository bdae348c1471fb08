import { whole } from '#src/charts/numbers.ts';
import { type Fact, FactList } from '#src/design/FactList.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { MachineLinks } from '../MachineLinks.tsx';
import { CodeLinks } from './CodeLinks.tsx';
import { BREAK_EVEN_WORDS, distancesText, RUNS_WORDS, TASK_WORDS } from './experiment-words.ts';
import type { Experiment } from './measured.ts';
import { platformNames } from './platforms.ts';

interface Props {
  experiment: Experiment;
  references: PageReferences;
  /** What is disputed, and why only notes were read: heading and words. */
  texts: { dispute: string; reported: string };
}

/** What was done, by whom and on what; beside it what others say against it. */
export function ExperimentOverview({ experiment, references, texts }: Props) {
  const { dispute, reported, sources } = experiment;
  return (
    <section id="experiment" aria-labelledby="experiment-title" className="experiment-overview wrap">
      <div>
        <h2 id="experiment-title">The experiment</h2>
        <FactList facts={factsOf(experiment)} />
        <EntrySources sources={sources} references={references} />
      </div>
      {dispute || reported ? (
        <aside aria-labelledby="dispute-title">
          <h2 id="dispute-title">{texts.dispute}</h2>
          {dispute ? <p>{dispute}</p> : null}
          {reported ? <p>{texts.reported}</p> : null}
        </aside>
      ) : null}
    </section>
  );
}

function factsOf(experiment: Experiment): Fact[] {
  const { group, platform, logicalQubits, rounds, what, against, postSelected, discarded, breakEven, compared, date } =
    experiment;
  const distances = distancesText(experiment);
  return [
    { name: 'Group', value: group },
    { name: 'Published', value: formatPartial(date) },
    { name: 'Platform', value: platformNames[platform] },
    { name: 'Machine', value: <MachineLinks {...experiment} /> },
    { name: 'Code', value: <CodeLinks experiment={experiment} /> },
    ...(distances ? [{ name: 'Distance', value: distances }] : []),
    ...(logicalQubits ? [{ name: 'Logical qubits', value: whole(logicalQubits) }] : []),
    ...(rounds ? [{ name: 'Rounds of checks', value: `up to ${whole(rounds)}` }] : []),
    { name: 'What was done', value: TASK_WORDS[what] },
    { name: 'Guards against', value: against === 'both' ? 'bit and phase flips' : 'one kind of error' },
    {
      name: 'Runs',
      value: discarded ? `${RUNS_WORDS[postSelected]}: ${lowered(discarded)}` : RUNS_WORDS[postSelected],
    },
    { name: 'Break-even', value: BREAK_EVEN_WORDS[breakEven] },
    ...(compared ? [{ name: 'Held against', value: compared }] : []),
  ];
}

/** A sentence as it goes on behind a colon. */
function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
