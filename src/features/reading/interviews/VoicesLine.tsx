import { ChartHead } from '#src/charts/ChartHead.tsx';
import type { Size } from '#src/charts/chart.ts';
import { Drawings } from '#src/charts/Drawings.tsx';
import { LegendList } from '#src/charts/DrawnChart.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { buildDate } from '#src/model/build-date.ts';
import { INTERVIEW_KINDS } from '#src/model/schemas/interview.ts';
import type { InterviewsPage } from '#src/model/schemas/pages/list-page.ts';
import { urls } from '#src/model/urls.ts';
import { KindSign } from './KindSign.tsx';
import { ASIDE, countRecent, layOutVoices, type PlacedVoice, type Voice, type VoicesLayout } from './voices.ts';

interface Props {
  voices: readonly Voice[];
  texts: InterviewsPage['line'];
}

/** Who spoke when, a row a theme; each mark leads to its line of the list. */
export function VoicesLine({ voices, texts }: Props) {
  const title = fillIn(texts.title, countRecent(voices, buildDate()));
  return (
    <figure aria-labelledby="voices-title" className="chart">
      <ChartHead id="voices-title" level={2} title={title} unit={texts.unit} />
      <LegendList
        legend={INTERVIEW_KINDS.map((kind) => ({ sign: <KindSign kind={kind} x={0} y={0} />, text: kind }))}
      />
      <Drawings draw={(size) => <Lines voices={voices} texts={texts} size={size} label={title} />} />
    </figure>
  );
}

function Lines({ voices, texts, size, label }: Props & { size: Size; label: string }) {
  const layout = layOutVoices(voices, size);
  return (
    <Plot plot={layout} label={label} role="group">
      <Axis layout={layout} undated={texts.undated} />
      {layout.rows.map(({ theme, top, voices: placed }, index) => (
        <g key={theme}>
          {index > 0 ? <path d={`M0 ${top - 6}H${layout.width}`} stroke="var(--color-rule)" /> : null}
          <text y={top + 16} fontWeight="600" fill="var(--color-ink)">
            {theme}
          </text>
          {placed.map((each) => (
            <Mark key={each.voice.id} placed={each} fontSize={layout.fontSize} />
          ))}
        </g>
      ))}
    </Plot>
  );
}

function Axis({ layout: { ticks, undated, height, cut }, undated: words }: { layout: VoicesLayout; undated: string }) {
  return (
    <>
      {cut ? (
        <rect x={cut} y="18" width={undated - 2 * ASIDE - cut} height={height - 18} fill="var(--color-accent-soft)" />
      ) : null}
      <path d={ticks.map(({ x }) => `M${x} 18V${height}`).join('')} stroke="var(--color-rule)" strokeDasharray="2 4" />
      {ticks.map(({ x, year }) => (
        <text key={year} x={x} y="12" textAnchor={x < 30 ? 'start' : 'middle'}>
          {year}
        </text>
      ))}
      <text x={undated - 6} y="12">
        {words}
      </text>
    </>
  );
}

function Mark({ placed: { voice, name, x, y, anchor }, fontSize }: { placed: PlacedVoice; fontSize: number }) {
  const { id, kind, title } = voice;
  return (
    <MarkLink place="page" href={`${urls.interviews()}#${id}`} name={`${name}: ${title}`} row={id}>
      <rect x={x - 12} y={y - 12} width="24" height="24" fill="transparent" />
      <KindSign kind={kind} x={x} y={y} />
      <text
        x={anchor === 'end' ? x - ASIDE : x + ASIDE}
        y={y + 0.34 * fontSize}
        textAnchor={anchor}
        fill="var(--color-ink)"
      >
        {name}
      </text>
    </MarkLink>
  );
}
