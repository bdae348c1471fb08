import { ExternalLink } from '#src/design/ExternalLink.tsx';
import type { IndustryPage } from '#src/model/schemas/pages/industry.ts';
import { Editions } from './Editions.tsx';
import { GrowthProjections } from './GrowthProjections.tsx';
import { PanelHead } from './PanelHead.tsx';
import type { Report } from './report.ts';

interface Props {
  overview: IndustryPage['overview'];
  projections: Report['projections'];
  editions: Report['editions'];
}

/** The market in words, and how it is expected to grow. */
export function Overview({ overview, projections, editions }: Props) {
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[7fr_5fr]">
      <div>
        <PanelHead title={overview.title} intro={overview.intro} />
        <div className="grid max-w-measure gap-4">
          {overview.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <dl className="my-6 max-w-measure">
          {overview.rows.map(({ name, state, text }) => (
            <div key={name} className="grid gap-x-6 gap-y-1 border-t border-rule py-3 sm:grid-cols-[11rem_1fr]">
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd>
                <span className="font-semibold">{state}</span>
                <span className="block text-sm text-ink-2">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <ExternalLink href={overview.report.url} className="text-sm font-semibold">
          {overview.report.label}
        </ExternalLink>
      </div>
      <GrowthProjections projections={projections} />
      <div className="col-span-full">
        <Editions editions={editions} />
      </div>
    </div>
  );
}
