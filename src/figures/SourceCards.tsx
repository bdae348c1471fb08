import { SourceLink } from '#src/design/SourceLink.tsx';
import type { Source } from '#src/design/Sources.tsx';
import { sourceCardId } from './page-references.ts';

interface Props {
  sources: readonly Source[];
  /** Numbers of those that are cited where a reader cannot see their title. */
  cited: ReadonlySet<number>;
}

/** The cards of the works that a page cites by number, hidden until the number is pressed. */
export function SourceCards({ sources, cited }: Props) {
  return (
    <div className="print:hidden">
      {sources.map((source, index) =>
        cited.has(index + 1) ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a card
          <div
            key={source.url}
            id={sourceCardId(index + 1)}
            popover="auto"
            role="group"
            aria-label={`Source ${index + 1}`}
            className="figure-card"
          >
            <p>
              <SourceLink source={source} />
            </p>
          </div>
        ) : null,
      )}
    </div>
  );
}
