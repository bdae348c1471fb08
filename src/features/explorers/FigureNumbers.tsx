import './figure-numbers.css';
import { formatPartial } from '#src/design/format-date.ts';
import { Reported } from '#src/figures/FigureCard.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Figure } from '#src/model/figures.ts';

interface Props {
  figures: readonly Figure[];
  references: PageReferences;
}

/** Each figure of an entry: what it is of, its value, and when and how it was found. */
export function FigureNumbers({ figures, references }: Props) {
  return (
    <ul className="figure-numbers">
      {figures.map((figure) => (
        <NumberRow key={figure.id} figure={figure} references={references} />
      ))}
    </ul>
  );
}

function NumberRow({ figure, references }: { figure: Figure; references: PageReferences }) {
  const [value] = figure.values;
  return (
    <li>
      <h3>{figure.label}</h3>
      <p className="value">
        <FigureValue face={references.face(figure.id)} />
      </p>
      <p className="how">
        {value.scope ? `${value.scope}. ` : null}
        {formatPartial(value.asOf)}
        {value.reported ? (
          <>
            , <Reported value={value} />
          </>
        ) : null}
      </p>
    </li>
  );
}
