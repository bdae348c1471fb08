import '#src/design/entry.css';
import type { ReactNode } from 'react';
import { bestWords, gateList } from '#circuit/judge/gate-words.ts';
import { FactList } from '#src/design/FactList.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { Section } from '#src/design/Section.tsx';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { WideCircuit } from '#src/drawings/circuit/WideCircuit.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Entry, entryOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { circuitSentence } from '../embed/circuit-sentence.ts';

interface Props {
  puzzle: Entry<'puzzles'>;
  references: PageReferences;
}

/** A puzzle of the lab: what one begins with and may use; hint and solution are folded. */
export function PuzzleEntry({ puzzle, references }: Props) {
  const { id, start, solution, hint, explanation, sources } = puzzle;
  const texts = pageOf('entries').puzzle;
  const drawn = (qasm: string) => {
    const circuit = circuitOf(qasm, `content/puzzles/${id}.yaml`);
    return <WideCircuit circuit={circuit} label={circuitSentence(circuit)} />;
  };
  return (
    <Section id="puzzle" title={texts.start}>
      <div className="entry-columns">
        <div>
          {drawn(start)}
          <Fold title={texts.hint}>
            <p className="max-w-measure">
              <Kets text={hint} />
            </p>
          </Fold>
          <Fold title={texts.solution}>
            {drawn(solution)}
            <p className="mt-2 max-w-measure">
              <Kets text={explanation} />
            </p>
          </Fold>
        </div>
        <div>
          <FactList facts={factsOf(puzzle)} />
          <div className="mt-2">
            <EntrySources sources={sources} references={references} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function factsOf({ allowed, best, goal, trains: { tutorial, step } }: Entry<'puzzles'>) {
  const texts = pageOf('entries').puzzle;
  return [
    { name: texts.allowed, value: gateList(allowed) },
    { name: texts.goal, value: texts.goals[goal.compare] },
    { name: texts.best, value: bestWords({ ...best, isProven: best.proven !== undefined }) },
    {
      name: texts.trains,
      value: <a href={urls.tutorialStep(tutorial, step)}>{`${entryOf('tutorials', tutorial).title}, step ${step}`}</a>,
    },
  ];
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="entry-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}
