import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { figureId } from '#src/model/named-figures.ts';
import type { Entry } from '#src/model/read-content.ts';

interface Props {
  technology: Entry<'qubit-technologies'>;
  references: PageReferences;
}

/** Measured values, each with its source. */
export function PublishedResults({ technology: { id, results }, references }: Props) {
  return (
    <div className="self-start rounded-md border border-rule bg-surface p-5">
      <h4 className="mb-3 text-[1.2rem]">Best published results</h4>
      <dl className="text-sm">
        {results.map(({ measure, figure }) => (
          <div key={measure} className="border-t border-rule py-2.5">
            <dt className="text-xs text-ink-2">{measure}</dt>
            <dd className="mt-0.5 [&_.figure]:whitespace-normal">
              <FigureInLine face={references.face(figureId(figure, `qubit-technologies/${id}`))} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
