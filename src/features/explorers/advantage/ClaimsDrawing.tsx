import { numbers, round } from '#src/base/svg-path.ts';
import type { Place } from '#src/charts/chart.ts';
import { halo } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import { urls } from '#src/model/urls.ts';
import { ClaimBarMark } from './ClaimBarMark.tsx';
import { type ClaimBar, type ClaimGroup, type ClaimsLayout, WORD_GAP } from './layout.ts';
import { sentenceOf } from './sentence.ts';

interface Props {
  layout: ClaimsLayout;
  place: Place;
  texts: QuantumAdvantagePage['chart'];
  standings: QuantumAdvantagePage['standings'];
}

/** Claims as bars over the years, in groups by what is left of them. */
export function ClaimsDrawing({ layout, place, texts, standings }: Props) {
  const { plot, groups } = layout;
  return (
    <Plot plot={plot} label={texts.label} role="group" className="block w-full overflow-visible">
      <TimeGrid layout={layout} today={texts.today} />
      {groups.map((group) => (
        <g key={group.standing}>
          <GroupHead group={group} layout={layout} standings={standings} />
          {group.bars.map((bar) => (
            <g key={bar.claim.id} className="claim-row">
              {/* Under the link, which covers the whole row. */}
              <ClaimWords bar={bar} taskEnd={layout.taskEnd} reported={texts.reported} />
              <MarkLink
                place={place}
                href={urls.advantageClaim(bar.claim.id)}
                name={sentenceOf(bar.claim, standings)}
                row={bar.claim.id}
              >
                <rect x="0" y={bar.top} width={plot.width} height={layout.row} rx="3" fill="transparent" />
                <ClaimBarMark bar={bar} />
              </MarkLink>
            </g>
          ))}
        </g>
      ))}
    </Plot>
  );
}

/** Years as hairlines, and today. */
export function TimeGrid({ layout: { plot, years, today }, today: word }: { layout: ClaimsLayout; today: string }) {
  const grid = years.map((year) => `M${numbers(plot.x(year), plot.top - 4)}V${round(plot.bottom)}`).join('');
  return (
    <>
      <path d={grid} stroke="var(--color-rule)" />
      {years.map((year) => (
        <text key={year} x={plot.x(year)} y={plot.top - 11} textAnchor="middle">
          {year}
        </text>
      ))}
      <path
        d={`M${numbers(today, plot.top - 4)}V${round(plot.bottom)}`}
        stroke="var(--color-accent)"
        strokeDasharray="2 3"
      />
      <text x={plot.width} y={plot.top - 11} textAnchor="end" fontWeight="600" fill="var(--color-accent)">
        {word}
      </text>
    </>
  );
}

interface GroupHeadProps {
  group: ClaimGroup;
  layout: ClaimsLayout;
  standings: Props['standings'];
}

function GroupHead({ group: { standing, y, bars }, layout: { plot, size }, standings }: GroupHeadProps) {
  if (y === undefined) return null;
  const { name, means } = standings[standing];
  return (
    <>
      <text x="0" y={y} fontFamily="var(--font-serif)" fontSize="17" fill="var(--color-ink)" {...halo('paper')}>
        {name}
        <tspan dx="8" fontFamily="var(--font-sans)" fontSize="13" fill="var(--color-ink-2)">
          {bars.length}
        </tspan>
        {size === 'narrow' ? null : (
          <tspan dx="16" fontFamily="var(--font-sans)" fontSize="13" fill="var(--color-ink-2)">
            {means}
          </tspan>
        )}
      </text>
      <path d={`M0 ${round(y + 9)}H${plot.width}`} stroke="var(--color-rule-strong)" />
    </>
  );
}

/** Who claimed it and on what; at the end of the line the task. */
function ClaimWords({ bar, taskEnd, reported }: { bar: ClaimBar; taskEnd: number; reported: string }) {
  const { claim, machine, task, textY } = bar;
  return (
    <>
      <text x="0" y={round(textY)} fill="var(--color-ink)" fontWeight="600" className="claim-name" {...halo('paper')}>
        {claim.short}
        {machine ? (
          <tspan dx={WORD_GAP} fontWeight="500" fill="var(--color-ink-2)">
            {machine}
          </tspan>
        ) : null}
        {claim.reported ? (
          <tspan dx={WORD_GAP} fontWeight="500" fill="var(--color-ink-3)">
            {reported}
          </tspan>
        ) : null}
      </text>
      {task ? (
        <text x={taskEnd} y={round(textY)} textAnchor="end" fill="var(--color-ink-2)" {...halo('paper')}>
          {task}
        </text>
      ) : null}
    </>
  );
}
