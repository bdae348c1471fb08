import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { FigureFace, PageReferences } from '#src/figures/page-references.ts';
import { figureOf } from '#src/model/figures.ts';
import { figureId } from '#src/model/named-figures.ts';
import type { Entry } from '#src/model/read-content.ts';

interface Props {
  technology: Entry<'qubit-technologies'>;
  references: PageReferences;
}

/** Gates and readout, lifetimes, and what else was measured: a group each, name at the left and value at the right. */
export function PublishedResults({ technology: { id, results }, references }: Props) {
  const groups = Map.groupBy(results, ({ figure }) => groupOf(figureId(figure, `qubit-technologies/${id}`)));
  return (
    <div className="self-start rounded-md border border-rule bg-surface p-5">
      <h4 className="mb-3 text-[1.2rem]">Best published results</h4>
      {GROUPS.flatMap((group) => {
        const ofGroup = groups.get(group);
        return ofGroup ? (
          <Results
            key={group}
            name={group}
            results={ofGroup}
            subject={`qubit-technologies/${id}`}
            references={references}
          />
        ) : (
          []
        );
      })}
    </div>
  );
}

const ERRORS = 'Error of gates and readout, one minus fidelity';
const GROUPS = [ERRORS, 'Lifetime and coherence', 'Size'] as const;

/** What a figure measures: an error, a time, or something else that is counted. */
function groupOf(id: string): (typeof GROUPS)[number] {
  const [{ error, seconds }] = figureOf(id).values;
  return error ? ERRORS : seconds ? 'Lifetime and coherence' : 'Size';
}

interface ResultsProps {
  name: string;
  results: Props['technology']['results'];
  subject: string;
  references: PageReferences;
}

function Results({ name, results, subject, references }: ResultsProps) {
  return (
    <>
      <h5 className="mt-3 font-sans text-xs font-semibold tracking-normal text-ink-2">{name}</h5>
      <dl className="mt-1 text-sm">
        {results.map(({ measure, figure }) => (
          <div key={measure} className="flex items-baseline justify-between gap-4 border-t border-rule py-1.5">
            <dt className="min-w-0 flex-1 basis-48 text-ink-2">{measure}</dt>
            <dd className="min-w-0 text-right font-semibold [&_.figure-meta]:justify-end">
              <FigureInLine face={asError(references.face(figureId(figure, subject)), figureId(figure, subject))} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Published fidelities as errors, so that a group has one measure; the card of the figure has what was published. */
function asError(face: FigureFace, id: string): FigureFace {
  const { error } = figureOf(id).values[0];
  const published = Number(/([\d.]+)%/.exec(face.text)?.[1]);
  if (!error || !(published > 50)) return face;
  return { ...face, text: face.text.replace(/[\d.]+%/, `${Number((100 * error.value).toPrecision(3))}%`) };
}
