import { TechnologySign } from '#src/charts/TechnologySign.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { MACHINE_TECHNOLOGIES } from '#src/model/schemas/technology.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';

/** The chart's key, whose entries narrow list and drawing to a technology (`data-sets` in `ListFilter`). */
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
            <a
              href={`${urls.machines()}?technology=${encodeURIComponent(technologyNames[technology])}`}
              data-sets="technology"
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-rule-strong bg-surface px-2.5 text-xs font-medium text-ink no-underline hover:border-accent aria-current:border-ink aria-current:bg-accent-soft"
            >
              <TechnologySign technology={technology} />
              <span>{technologyNames[technology]}</span> <span className="text-ink-2">{count}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
