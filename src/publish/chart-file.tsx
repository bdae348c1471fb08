import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { site } from '#src/base/site-identity.ts';
import type { Chart, Legend, Size } from '#src/charts/chart.ts';
import { linesOf, textWidth } from '#src/charts/font.ts';
import { boxOf } from '#src/charts/ground.tsx';
import { withLightColors } from '#src/drawings/token-colors.ts';
import { withOutlinedText } from './outlined-text.ts';

/** Which drawing a picture holds, and how wide the picture is. */
const PICTURES = {
  /** For slides and articles, 1,240 units wide or as wide as its drawing. */
  landscape: { size: 'wide', width: 1320 },
  square: { size: 'middle', width: 800 },
} as const satisfies Record<string, { size: Size; width: number }>;

/** Pixels of the files that people ask for. */
export const PNG_FORMATS = {
  '': { picture: 'landscape', width: 1200, height: 675, isTransparent: false },
  '-2400': { picture: 'landscape', width: 2400, height: 1350, isTransparent: true },
  '-square': { picture: 'square', width: 1080, height: 1080, isTransparent: false },
} as const;

export type PngFormat = keyof typeof PNG_FORMATS;

const MARGIN = 40;
const TITLE = { size: 32, leading: 38 };
const UNIT = { size: 16, leading: 22 };

interface FileTexts {
  chart: Chart;
  /** Scheme and host of the site. */
  origin: string;
  /** The text of `src/design/tokens.css`, for the colors. */
  tokens: string;
}

/** A chart as an SVG file: title, key, drawing, what it rests on and where it is from; no link, no font, light colors. */
export function chartSvg(file: FileTexts): string {
  return pictureOf(file, 'landscape');
}

/** The same as a PNG of fixed size, as large as it fits in. */
export async function chartPng(file: FileTexts, format: PngFormat): Promise<Buffer> {
  const { picture, width, height, isTransparent } = PNG_FORMATS[format];
  const svg = pictureOf(file, picture);
  const paper = withLightColors('var(--color-paper)', file.tokens);
  const image = sharp(Buffer.from(svg), { density: 144 });
  return (isTransparent ? image : image.flatten({ background: paper }))
    .resize({ width, height, fit: 'contain', background: isTransparent ? '#ffffff00' : paper })
    .png({ palette: !isTransparent, compressionLevel: 9 })
    .toBuffer();
}

function pictureOf({ chart, origin, tokens }: FileTexts, picture: keyof typeof PICTURES): string {
  const { size, width } = PICTURES[picture];
  const drawing = renderToStaticMarkup(chart.draw(size, 'file'))
    // As `withOutlinedText` tells the faces apart.
    .replaceAll('font-family="var(--font-serif)"', 'font-weight="serif"')
    .replace(/ font-family="[^"]*"| class="[^"]*"/g, '');
  const inner = width - 2 * MARGIN;
  const shown = boxOf(drawing);
  const titles = linesOf(chart.title, inner, TITLE.size, 'serif');
  const units = linesOf([chart.unit, chart.unlessNarrow?.unit ?? ''].join(' ').trimEnd(), inner, UNIT.size);
  const key = keyRows(chart.legend ?? [], inner);
  const unitTop = MARGIN + titles.length * TITLE.leading + 4;
  const keyTop = unitTop + units.length * UNIT.leading + 10;
  const top = keyTop + key.length * KEY_LEADING + 8;
  const drawnHeight = (shown.height * inner) / shown.width;
  const footer = linesOf(chart.basis, inner, UNIT.size);
  const footTop = top + drawnHeight + 34;
  const height = Math.ceil(footTop + footer.length * UNIT.leading + UNIT.leading + MARGIN / 2);
  const words = renderToStaticMarkup(
    <>
      <Lines lines={titles} top={MARGIN + 26} {...TITLE} weight="serif" fill="var(--color-ink)" />
      <Lines lines={units} top={unitTop + 14} {...UNIT} fill="var(--color-ink-2)" />
      {key.map((row, index) => (
        <KeyRow key={row[0]?.entry.text} row={row} y={keyTop + index * KEY_LEADING + 14} />
      ))}
      <Lines lines={footer} top={footTop} {...UNIT} fill="var(--color-ink-3)" />
      <Lines
        lines={[`${site.name}, ${new URL(chart.address, origin).href.replace(/^https?:\/\//, '')}`]}
        top={footTop + footer.length * UNIT.leading}
        {...UNIT}
        fill="var(--color-ink-3)"
      />
    </>,
  );
  const placed = drawing.replace(
    /^<svg/,
    `<svg x="${MARGIN}" y="${top}" width="${inner}" height="${Math.round(drawnHeight)}" overflow="visible"`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="13" font-weight="500"><title>${escaped(chart.title)}</title>${words}${placed}</svg>`;
  return withLightColors(withOutlinedText(svg), tokens);
}

interface LinesProps {
  lines: readonly string[];
  top: number;
  size: number;
  leading: number;
  weight?: string;
  fill: string;
}

function Lines({ lines, top, size, leading, weight, fill }: LinesProps): ReactElement {
  return (
    <text y={top} fontSize={size} fontWeight={weight} fill={fill}>
      {lines.map((line, index) => (
        <tspan key={line} x={MARGIN} dy={index === 0 ? undefined : leading}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const KEY_LEADING = 26;
const KEY_TEXT = 15;

interface PlacedEntry {
  entry: Legend;
  x: number;
}

/** Entries of the legend, side by side as far as they fit. */
function keyRows(legend: readonly Legend[], width: number): PlacedEntry[][] {
  const rows: PlacedEntry[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const entry of legend) {
    const room = 22 + textWidth(entry.text, KEY_TEXT) + 22;
    if (x + room > width) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push({ entry, x: MARGIN + x });
    x += room;
  }
  return rows;
}

function KeyRow({ row, y }: { row: readonly PlacedEntry[]; y: number }) {
  return row.map(({ entry, x }) => (
    <g key={entry.text}>
      <g transform={`translate(${x + 8} ${y - 5})`}>{entry.sign}</g>
      <text x={x + 22} y={y} fontSize={KEY_TEXT} fill="var(--color-ink-2)">
        {entry.text}
      </text>
    </g>
  ));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
