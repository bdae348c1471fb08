import { urls } from '#src/model/urls.ts';
import { slugOf } from './slug-of.ts';

/** Words from `content/pages/post-quantum-migration.yaml`. */
export interface TakenTexts {
  everywhere: string;
  chosen: string;
  /** Left out on that page itself. */
  sheet?: string | undefined;
  calendar: string;
  table: string;
  markdown: string;
}

interface Props {
  texts: TakenTexts;
  /** Without one, all dates. */
  region?: string | undefined;
  count: number;
}

/** What can be taken along of the dates that hold in a region: a page of paper, a calendar, a table, a text. */
export function TakenDates({ texts, region, count }: Props) {
  const words = (region ? texts.chosen : texts.everywhere)
    .replace('{count}', String(count))
    .replace('{region}', region ?? '');
  const slug = region && slugOf(region);
  const of = <span className="visually-hidden"> of {region ?? 'all regions'}</span>;
  return (
    <p className="flex max-w-none flex-wrap items-center gap-x-4 text-sm *:min-h-6">
      <span>{words}:</span>
      {texts.sheet ? (
        <a href={urls.migrationSheet(slug)} className="font-semibold">
          {texts.sheet}
          {of}
        </a>
      ) : null}
      <a href={urls.migrationCalendar(slug)} download>
        {texts.calendar}
        {of}
      </a>
      <a href={slug ? urls.migrationTable(slug) : urls.dataCsv('deadlines')} download>
        {texts.table}
        {of}
      </a>
      {slug ? (
        <a href={urls.migrationText(slug)} download>
          {texts.markdown}
          {of}
        </a>
      ) : null}
    </p>
  );
}
