import { TechnologySign } from '#src/charts/TechnologySign.tsx';
import { KeyLink } from '#src/filters/KeyLink.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { MACHINE_TECHNOLOGIES } from '#src/model/schemas/technology.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';

/** The chart's key, whose entries narrow list and drawing to a technology. */
export function TechnologyKeys({ machines, label }: { machines: readonly Entry<'machines'>[]; label: string }) {
  const counted = MACHINE_TECHNOLOGIES.map((technology) => ({
    technology,
    count: machines.filter((machine) => machine.technology === technology).length,
  }));
  return (
    <ul aria-label={label} className="my-2 flex flex-wrap gap-1.5">
      {counted
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count)
        .map(({ technology, count }) => (
          <li key={technology}>
            <KeyLink
              page={urls.machines()}
              field="technology"
              value={technologyNames[technology]}
              count={count}
              sign={<TechnologySign technology={technology} />}
            />
          </li>
        ))}
    </ul>
  );
}
