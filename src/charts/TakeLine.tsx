import type { ReactNode } from 'react';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { urls } from '#src/model/urls.ts';
import type { Chart } from './chart.ts';
import { ValueTable } from './ValueTable.tsx';

interface Props {
  chart: Chart;
  /** The page's own table of what is drawn; without one the values are here. */
  tableHref?: string | undefined;
  /** In the place of the plain table of its values. */
  table?: ReactNode;
}

/** One quiet line under a chart: its table, its files, and its words for other pages. */
export function TakeLine({ chart: { id, title, values, basis }, tableHref, table }: Props) {
  return (
    <div className="take">
      {tableHref ? (
        <a href={tableHref}>Table</a>
      ) : (
        <details>
          <summary>Table</summary>
          {table ?? (
            <ScrollRegion label={title}>
              <ValueTable label={title} values={values} />
            </ScrollRegion>
          )}
        </details>
      )}
      <a href={urls.chartFile(id, 'csv')} download>
        CSV
      </a>
      <a href={urls.chartFile(id, 'svg')} download>
        SVG
      </a>
      <a href={urls.chartFile(id, 'png')} download>
        PNG
      </a>
      <a href={urls.chartEmbedding(id)} className="card-link">
        Embed
      </a>
      <a href={urls.chartCitation(id)} className="card-link">
        Cite
      </a>
      <small>{basis}</small>
    </div>
  );
}
