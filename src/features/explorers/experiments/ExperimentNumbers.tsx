import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { figuresOf } from '#src/model/figures.ts';
import { FigureNumbers } from '../FigureNumbers.tsx';
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
      {figures.length > 0 ? <FigureNumbers figures={figures} references={references} /> : null}
    </Section>
  );
}
