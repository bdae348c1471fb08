import type { Chart } from '#src/charts/chart.ts';
import type { ChartsPage } from '#src/model/schemas/pages/data.ts';
import { chartBibtex, citation, frameCode } from './chart-texts.ts';
import { TextToCopy } from './TextToCopy.tsx';

export interface TakingProps {
  chart: Chart;
  texts: ChartsPage;
  /** Scheme and host of the site. */
  origin: string;
}

/** The code of its frame. */
export function Embedding({ chart, texts, origin }: TakingProps) {
  return <TextToCopy text={frameCode(chart, origin)} copy={texts.copy} />;
}

/** A sentence and an entry of BibTeX. */
export function Citation({ chart, texts, origin }: TakingProps) {
  return (
    <>
      <TextToCopy text={citation(chart, origin)} copy={texts.copy} />
      <TextToCopy text={chartBibtex(chart, origin)} copy={texts.copy} />
    </>
  );
}

/** What opens beside a chart's "Embed" or "Cite", as the body of a card. */
export function TakingCard({ kind, ...props }: TakingProps & { kind: 'embed' | 'cite' }) {
  const { title, intro } = props.texts[kind];
  return (
    <div>
      <p id="preview-title">{title}</p>
      <p id="preview-text">{intro}</p>
      <div>{kind === 'embed' ? <Embedding {...props} /> : <Citation {...props} />}</div>
    </div>
  );
}
