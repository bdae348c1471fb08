import type { ChartsPage } from '#src/model/schemas/pages/data.ts';
import { urls } from '#src/model/urls.ts';

/** A chart as files to download. */
export function ChartFiles({ id, texts }: { id: string; texts: ChartsPage['files'] }) {
  const files = [
    { href: urls.chartFile(id, 'png'), label: texts.landscape },
    { href: urls.chartPicture(id, '2400'), label: texts.large },
    { href: urls.chartPicture(id, 'square'), label: texts.square },
    { href: urls.chartFile(id, 'svg'), label: texts.vector },
    { href: urls.chartFile(id, 'csv'), label: texts.table },
  ];
  return (
    <ul className="grid gap-1">
      {files.map(({ href, label }) => (
        <li key={href}>
          <a href={href} download className="inline-block min-h-6">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
