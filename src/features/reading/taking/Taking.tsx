import type { ReactNode } from 'react';
import { ChartFiles } from './ChartFiles.tsx';
import { Citation, Embedding, type TakingProps } from './TakingCards.tsx';

/** The ways to take a chart along, side by side. */
export function Taking(props: TakingProps) {
  const { chart, texts } = props;
  return (
    <section aria-label={texts.heading} className="wrap">
      <div className="grid gap-x-12 gap-y-8 border-t border-rule py-8 lg:grid-cols-3">
        <Way id="files" title={texts.files.title}>
          <ChartFiles id={chart.id} texts={texts.files} />
        </Way>
        <Way id="embed" {...texts.embed}>
          <Embedding {...props} />
        </Way>
        <Way id="cite" {...texts.cite}>
          <Citation {...props} />
        </Way>
      </div>
    </section>
  );
}

function Way({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div id={id} className="min-w-0">
      <h2 className="mb-2 text-xl">{title}</h2>
      {intro ? <p className="mb-3 text-sm text-ink-2">{intro}</p> : null}
      {children}
    </div>
  );
}
