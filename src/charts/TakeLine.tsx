import type { ReactNode } from 'react';
import { ScrollRegion } from '#src/design/ScrollRegion.tsx';
import { urls } from '#src/model/urls.ts';
import type { Chart } from './chart.ts';
import { ValueTable } from './ValueTable.tsx';

interface Props {
  chart: Chart;
  /** The page's own table of what is drawn; without one the values are here. */
  tableHref?: string | undefined;
  /** In the place of the texts of its values. */
  cells?: readonly (readonly ReactNode[])[] | undefined;
}

/** One quiet line under a chart: its table, its files, and its words for other pages. */
export function TakeLine({ chart: { id, title, values, basis }, tableHref, cells = values.rows }: Props) {
  return (
    <div className="take">
      {tableHref ? (
        <a href={tableHref}>Table</a>
      ) : (
        <details>
          <summary>Table</summary>
          <ScrollRegion label={title}>
            <ValueTable label={title} values={{ columns: values.columns, rows: cells }} />
          </ScrollRegion>
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
