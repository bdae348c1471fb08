import { type NamedPath, withHome } from '#src/base/structured-data.ts';
import { ChevronRight } from '#src/design/icons.tsx';

/** The way from the home page to this one; the home page is not among those given. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly NamedPath[] }) {
  const way = withHome(breadcrumbs);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-3">
        {way.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-1.5">
            {index > 0 ? <ChevronRight aria-hidden className="size-3" /> : null}
            {index < way.length - 1 ? (
              <a href={path} className="inline-block py-1.5 text-ink-2 no-underline hover:text-accent hover:underline">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
