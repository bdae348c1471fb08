import { Callout } from '#src/design/Callout.tsx';
import { urls } from '#src/model/urls.ts';
import type { TutorialEntry } from './load-tutorials.ts';

/** What one should have done and know before the first step. */
export function Prerequisites({ tutorial, first }: { tutorial: TutorialEntry; first: TutorialEntry[] }) {
  return (
    <Callout kind="note" title="Before you start">
      <ul className="mt-1 list-disc pl-4.5">
        {first.map(({ id, title }) => (
          <li key={id}>
            The tutorial <a href={urls.tutorial(id)}>{title}</a>
          </li>
        ))}
        {tutorial.prerequisites.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Callout>
  );
}
