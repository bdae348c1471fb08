import type { PageOf } from '#src/model/pages.ts';

/** What stands in the place of a page that was not taken along, without a connection. */
export function NotTaken({ title, text, links }: PageOf<'offline'>['notTaken']) {
  return (
    <div className="wrap py-12">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-2">{text}</p>
      <nav aria-label="What is here">
        <ul className="mt-6 flex flex-wrap gap-x-6">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="inline-block py-1.5">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
