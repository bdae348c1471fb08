import { fillIn } from '#src/charts/fill-in.ts';
import { Section } from '#src/design/Section.tsx';
import { urls } from '#src/model/urls.ts';
import type { PublishedEstimate } from './estimate-values.ts';

interface Props {
  estimate: PublishedEstimate;
  all: readonly PublishedEstimate[];
  title: string;
}

/** Other estimates of the same problem, the newest first; nothing where it is alone. */
export function OtherEstimates({ estimate, all, title }: Props) {
  const others = all
    .filter(({ id, problem }) => problem === estimate.problem && id !== estimate.id)
    .toSorted((a, b) => b.date.localeCompare(a.date));
  if (others.length === 0) return null;
  return (
    <Section id="others" title={fillIn(title, { problem: estimate.problem })}>
      <ul className="grid gap-2 md:grid-cols-2">
        {others.map(({ id, short, title: name }) => (
          <li key={id} className="text-sm">
            <a href={urls.estimate(id)} className="link">
              {name}
            </a>{' '}
            <span className="text-ink-2">{short}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
