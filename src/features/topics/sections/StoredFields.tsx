import './stored-fields.css';
import type { PageSection as Content } from '#src/model/schemas/sections.ts';

interface Props {
  sections: readonly Content[];
  label: string;
}

/** What each way to use the site leaves behind, a square a field; each leads to its section. */
export function StoredFields({ sections, label }: Props) {
  return (
    <nav aria-label={label} className="stored-fields wrap">
      <ul>
        {waysOf(sections).map(({ id, title, fields }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{fields.length}</b>
              <span>
                {fields.map((field) => (
                  <i key={field} title={field} />
                ))}
              </span>
              <small>{`${fields.length === 1 ? 'field' : 'fields'} stored ${title.charAt(0).toLowerCase()}${title.slice(1)}`}</small>
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
