import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { Reported } from '#src/figures/FigureCard.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Figure, figuresOf } from '#src/model/figures.ts';
import type { Experiment } from './measured.ts';
import { resultsOf } from './results.ts';

interface Props {
  experiment: Experiment;
  references: PageReferences;
  texts: { numbers: string; noNumbers: string };
}

/** Each value of an experiment: what it is of, when and how it was measured. The share of runs kept comes last. */
export function ExperimentNumbers({ experiment, references, texts }: Props) {
  const results = resultsOf(experiment).map(({ figure }) => figure);
  const all = figuresOf(`logical-experiments/${experiment.id}`);
  const figures = [...results, ...all.filter((figure) => !results.includes(figure))];
  return (
    <Section id="numbers" title={texts.numbers} intro={figures.length === 0 ? texts.noNumbers : undefined}>
      {figures.length > 0 ? (
        <ul className="experiment-numbers">
          {figures.map((figure) => (
            <NumberRow key={figure.id} figure={figure} references={references} />
          ))}
        </ul>
      ) : null}
    </Section>
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
