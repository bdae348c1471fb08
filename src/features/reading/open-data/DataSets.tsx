import { formatMonth } from '#src/design/format-date.ts';
import { Download } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import type { DataPage } from '#src/model/schemas/pages/data.ts';
import { urls } from '#src/model/urls.ts';
import type { Field } from './fields.ts';
import type { CatalogEntry } from './load-catalog.ts';

export function DataSets({ section, entries }: { section: DataPage['sets']; entries: readonly CatalogEntry[] }) {
  return (
    <Section id="data-sets" title={section.title} intro={section.intro}>
      {entries.map((entry) => (
        <DataSetSection key={entry.id} entry={entry} />
      ))}
    </Section>
  );
}

function DataSetSection({ entry }: { entry: CatalogEntry }) {
  const { id, title, description, count, asOf, fields, jsonBytes, csvBytes } = entry;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="border-t border-rule py-6">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[7fr_4fr]">
        <div>
          <h3 id={`${id}-title`} className="text-xl">
            {title}
          </h3>
          <p className="mt-1.5 text-sm text-ink-2">{description}</p>
          <p className="mt-1.5 text-xs text-ink-2 tabular-nums">
            {count} entries · as of {formatMonth(asOf)}
          </p>
        </div>
        <ul className="flex flex-wrap content-start items-start gap-2.5 lg:justify-end">
          <FileLink href={urls.dataJson(id)} kind="JSON" title={title} size={sizeText(jsonBytes)} />
          <FileLink href={urls.dataCsv(id)} kind="CSV" title={title} size={sizeText(csvBytes)} />
          <FileLink href={urls.dataSchema(id)} kind="Schema" title={title} />
        </ul>
      </div>
      <details className="mt-3">
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
      <a
        href={href}
        download
        className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-rule-strong bg-surface px-3 text-sm font-semibold text-ink no-underline hover:border-accent hover:text-accent"
      >
        <Download aria-hidden strokeWidth={1.75} className="hidden size-4 text-accent sm:block" />
        <span>
          {kind}
          <span className="visually-hidden"> of {title}</span>
        </span>
        {size ? <span className="font-normal text-ink-2">{size}</span> : null}
      </a>
    </li>
  );
}

function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="mt-2 text-xs">
      {fields.map(({ name, type, description, values, isOptional }) => (
        <div key={name} className="grid gap-x-6 border-t border-rule py-2 md:grid-cols-[15rem_9rem_1fr]">
          <dt className="font-mono wrap-anywhere">{name}</dt>
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
