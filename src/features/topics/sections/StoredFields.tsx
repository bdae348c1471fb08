import type { PageSection as Content } from '#src/model/schemas/sections.ts';

interface Props {
  sections: readonly Content[];
  label: string;
}

/** What each way to use the site leaves behind, a square a field; each leads to its section. */
export function StoredFields({ sections, label }: Props) {
  return (
    <nav aria-label={label} className="wrap pb-6">
      <ul className="grid border-y border-rule sm:grid-cols-3">
        {waysOf(sections).map(({ id, title, fields }) => (
          <li key={id} className="border-rule max-sm:not-first:border-t sm:not-first:border-l sm:not-first:pl-6">
            <a
              href={`#${id}`}
              className="grid grid-cols-[3rem_1fr] items-center py-4 text-sm text-ink-2 no-underline hover:text-accent sm:block"
            >
              <b className="block font-serif text-3xl font-medium text-ink">{fields.length}</b>
              <span className="flex min-h-3 flex-wrap gap-1 sm:my-2">
                {fields.map((field) => (
                  <i key={field} title={field} className="size-3 rounded-xs bg-accent opacity-55" />
                ))}
              </span>
              <span className="col-start-2">
                {`${fields.length === 1 ? 'field' : 'fields'} stored ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first section tells of reading, which stores nothing; those of forms have a table of fields. */
function waysOf(sections: readonly Content[]) {
  return sections.flatMap(({ id, title, ...section }, index) => {
    const fields = 'tables' in section ? section.tables.filter(isOfFields).flatMap(({ rows }) => rows.map(nameOf)) : [];
    return index === 0 || fields.length > 0 ? [{ id, title, fields }] : [];
  });
}

type Table = Extract<Content, { shape: 'table' }>['tables'][number];

const isOfFields = ({ columns }: Table) => columns[0] === 'Field';
const nameOf = ([name]: Table['rows'][number]) => String(name);
