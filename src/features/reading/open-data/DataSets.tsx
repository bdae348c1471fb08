import { formatMonth } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { DataPage } from '#src/model/schemas/pages/data.ts';
import { urls } from '#src/model/urls.ts';
import type { Field } from './fields.ts';
import type { CatalogEntry } from './load-catalog.ts';
import './data-sets.css';

/** The data sets as rows, with the number of entries as a bar on one scale. */
export function DataSets({ section, entries }: { section: DataPage['sets']; entries: readonly CatalogEntry[] }) {
  const most = Math.max(...entries.map(({ count }) => count));
  return (
    <Section id="data-sets" title={section.title} intro={section.intro}>
      {entries.map((entry) => (
        <DataSetRow key={entry.id} entry={entry} most={most} />
      ))}
    </Section>
  );
}

function DataSetRow({ entry, most }: { entry: CatalogEntry; most: number }) {
  const { id, title, description, count, asOf, fields, jsonBytes, csvBytes } = entry;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="border-t border-rule py-4 target:bg-accent-soft">
      <div className="data-set">
        <div>
          <h3 id={`${id}-title`} className="text-lg">
            <a href={urls.dataSet(id)}>{title}</a>
          </h3>
          <p className="text-xs text-ink-2">as of {formatMonth(asOf)}</p>
        </div>
        <p className="max-w-measure text-sm text-ink-2">{description}</p>
        <div className="data-count">
          {count} entries
          <svg viewBox={`0 0 ${most} 8`} preserveAspectRatio="none" aria-hidden className="mt-1 h-2 w-full">
            <rect width={count} height="8" className="fill-viz-1" />
          </svg>
        </div>
        <ul className="data-files">
          <FileLink href={urls.dataJson(id)} kind="JSON" title={title} size={sizeText(jsonBytes)} />
          <FileLink href={urls.dataCsv(id)} kind="CSV" title={title} size={sizeText(csvBytes)} />
          <FileLink href={urls.dataSchema(id)} kind="Schema" title={title} />
        </ul>
      </div>
      <details className="data-fields">
        <summary className="min-h-6 w-fit cursor-pointer text-sm font-semibold text-accent">
          {fields.length} fields<span className="visually-hidden"> of {title}</span>
        </summary>
        <FieldList fields={fields} />
      </details>
    </article>
  );
}

interface FileLinkProps {
  href: string;
  kind: string;
  title: string;
  size?: string;
}

function FileLink({ href, kind, title, size }: FileLinkProps) {
  return (
    <li>
      <a href={href} download className="inline-block min-h-6 font-semibold">
        {kind}
        <span className="visually-hidden"> of {title}</span>
      </a>{' '}
      {size ? <span className="text-ink-2">{size}</span> : null}
    </li>
  );
}

function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="data-field mt-2 text-xs">
      {fields.map(({ name, type, description, values, isOptional }) => (
        <div key={name}>
          <dt className="wrap-anywhere">{name}</dt>
          <dd className="text-ink-2">
            {type}
            {isOptional ? ', optional' : ''}
          </dd>
          <dd className="max-w-measure text-ink-2">
            {description}
            {values.length > 1 ? `. One of: ${values.join(', ')}` : ''}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A file's size as people read it: "812 bytes", "48 KB" (1 KB is 1,000 bytes). */
function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} KB`;
}
