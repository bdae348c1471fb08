import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { urls } from '#src/model/urls.ts';
import type { Experiment } from './measured.ts';
import type { Neighbors } from './related.ts';

interface Props {
  neighbors: Neighbors;
  texts: { around: string; before: string; after: string };
}

/** What came before and after an experiment with its code; nothing where it is alone. */
export function WithTheSameCode({ neighbors: { before, after }, texts }: Props) {
  if (!before && !after) return null;
  return (
    <Section id="around" title={texts.around}>
      <ul className="experiment-neighbors">
        {before ? <Neighbor experiment={before} word={texts.before} /> : null}
        {after ? <Neighbor experiment={after} word={texts.after} /> : null}
      </ul>
    </Section>
  );
}

function Neighbor({ experiment: { id, title, group, date, note }, word }: { experiment: Experiment; word: string }) {
  return (
    <li>
      <small>{`${word}, ${formatPartial(date)}`}</small>
      <h3>
        <a href={urls.logicalExperiment(id)}>{title}</a>
      </h3>
      <p>{group}</p>
      <p>{note}</p>
    </li>
  );
}
