import { ChartPicture } from '#src/charts/ChartPicture.tsx';
import type { Size } from '#src/charts/chart.ts';
import { LabeledList } from '#src/design/BulletList.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ContentCard } from '#src/model/schemas/sections.ts';
import { cardCharts } from './card-charts.tsx';

interface Props {
  items: readonly ContentCard[];
  references: PageReferences;
}

const SIZES: readonly Size[] = ['middle', 'narrow'];

/** One argument a line: its words at the left, and at the right the chart that shows what it says, or its lists. */
export function Arguments({ items, references }: Props) {
  return (
    <ul className="grid gap-12">
      {items.map((item) => (
        <li key={item.name}>
          <Argument item={item} references={references} />
        </li>
      ))}
    </ul>
  );
}

function Argument({ item, references }: { item: ContentCard; references: PageReferences }) {
  const { name, text, lists = [], chart, sources } = item;
  const shown = chart && <ChartBeside of={cardCharts[chart]} />;
  const words = lists.map(({ label, items, drawbacks }) => (
    <LabeledList key={label} label={label} items={items} kind={drawbacks ? 'con' : 'plain'} />
  ));
  return (
    <article className="argument grid content-start gap-x-14 gap-y-6 border-t-2 border-accent pt-4 lg:grid-cols-[5fr_7fr]">
      <div className="grid content-start gap-3">
        <h3 className="text-2xl">{name}</h3>
        {text ? <p className="font-serif text-lg text-ink-2">{text}</p> : null}
        {shown ? words : null}
        <EntrySources sources={sources} references={references} />
      </div>
      {shown ?? <div className="grid content-start gap-x-8 gap-y-4 sm:grid-cols-2">{words}</div>}
    </article>
  );
}

function ChartBeside({ of: { chart: make, short } }: { of: (typeof cardCharts)[keyof typeof cardCharts] }) {
  const chart = make();
  return (
    <div>
      <ChartPicture chart={chart} sizes={SIZES} tableHref={chart.address}>
        {short}
      </ChartPicture>
      {chart.note && !short ? <p className="mt-2 text-xs text-ink-2">{chart.note}</p> : null}
    </div>
  );
}
