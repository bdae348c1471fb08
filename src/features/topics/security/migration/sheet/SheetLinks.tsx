import { urls } from '#src/model/urls.ts';
import { WORLDWIDE } from '../jurisdictions.ts';
import { slugOf } from '../slug-of.ts';

/** From the sheet of one region to those of the others. */
export function SheetLinks({
  regions,
  current,
  label,
}: {
  regions: readonly string[];
  current: string;
  label: string;
}) {
  return (
    <nav aria-label={label} className="my-3">
      <ul className="flex flex-wrap gap-x-4 text-sm">
        <li aria-hidden className="text-ink-2">
          {label}
        </li>
        {regions.map((region) => (
          <li key={region}>
            <a
              href={urls.migrationSheet(region === WORLDWIDE ? undefined : slugOf(region))}
              aria-current={region === current ? 'page' : undefined}
              className="inline-block min-h-6 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {region}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
