import { barDrawing } from '#src/charts/bar-chart.tsx';
import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { rowOf } from '#src/figures/figure-addresses.ts';
import { currentText, type Figure, figureOf, numberOf } from '#src/model/figures.ts';
import { figureId } from '#src/model/named-figures.ts';
import { allPages, type PageListing } from '#src/model/read-content.ts';
import { isShaped, type SectionOf } from '#src/model/schemas/sections.ts';

interface FigureBar {
  label: string;
  figure: Figure;
  value: number;
}

/** The charts of all pages that consist of sections. */
export function sectionCharts(): Chart[] {
  return allPages().flatMap((page) =>
    sectionsOf(page)
      .filter(isShaped)
      .filter((section) => section.shape === 'chart')
      .map((section) => sectionChart(section, `pages/${page.id}`, page.path)),
  );
}

function sectionsOf(page: PageListing): readonly { shape: string }[] {
  return 'sections' in page ? (page.sections as { shape: string }[]) : [];
}

/** A section's figures as bars to one scale; each leads to where its value stands with its source and its history. */
export function sectionChart(section: SectionOf<'chart'>, subject: string, path: string): Chart {
  const { id, columns, note, finding, basis, compares } = section;
  const bars = barsOf(section, subject);
  const newest = bars
    .map(({ figure }) => figure.values[0].asOf)
    .sort()
    .at(-1);
  return {
    id: `${subject.slice(subject.indexOf('/') + 1)}-${id}`,
    address: `${path}#${id}-chart`,
    title: fillIn(
      finding,
      endsOf(compares ? bars.filter((_, index) => compares.includes(section.bars[index]?.figure ?? '')) : bars),
    ),
    unit: columns[1],
    note,
    basis: fillIn(basis, { count: bars.length, newest: formatPartial(newest ?? '') }),
    values: { columns, rows: bars.map(({ label, figure }) => [label, currentText(figure)]) },
    data: { columns: DATA_COLUMNS, rows: bars.map(dataOf) },
    draw: barDrawing(
      bars.map(({ label, value, figure }) => ({
        ...{ label, value, text: currentText(figure), href: rowOf(figure) },
        isHollow: figure.values[0].reported === true,
      })),
      columns.join(', '),
    ),
  };
}

export function barsOf({ bars }: SectionOf<'chart'>, subject: string): FigureBar[] {
  return bars.map(({ label, figure }) => {
    const id = figureId(figure, subject);
    return { label, figure: figureOf(id), value: numberOf(id) };
  });
}

/** The longest bar with its value, the shortest, and how many times as long it is. */
function endsOf(bars: readonly FigureBar[]) {
  const [most, least] = [bars.toSorted((a, b) => b.value - a.value)[0], bars.toSorted((a, b) => a.value - b.value)[0]];
  const times = most && least && least.value > 0 ? whole(most.value / least.value) : '';
  return { most: most?.label ?? '', far: most ? currentText(most.figure) : '', least: least?.label ?? '', times };
}

const DATA_COLUMNS = ['name', 'value', 'as_of', 'source'];

function dataOf({ label, value, figure: { values } }: FigureBar): string[] {
  const [{ asOf, source }] = values;
  return [label, String(value), asOf, source.url];
}
