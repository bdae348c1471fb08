import { renderToStaticMarkup } from 'react-dom/server';
import { scriptHash } from '#src/base/inline-script.ts';
import { site } from '#src/base/site-identity.ts';
import type { Chart } from '#src/charts/chart.ts';
import { LegendList, UnitOf } from '#src/charts/DrawnChart.tsx';
import { colorPair } from '#src/drawings/token-colors.ts';
import { urls } from '#src/model/urls.ts';
import { withMeasuredText } from './outlined-text.ts';

/** From this width on the wider drawing is shown, px. */
const WIDE_FROM = 560;

/**
 * A page with one chart and nothing else, for a frame on another site: no script, no cookie, no font to load. It has the
 * colors of its reader's scheme, or of the one that its address ends with: `#light`, `#dark`.
 * @param tokens the text of `src/design/tokens.css`, for the colors.
 */
export function chartFrame(chart: Chart, tokens: string): string {
  const body = withMeasuredText(renderToStaticMarkup(<Frame chart={chart} />));
  const style = `${RULES}:root{${colorsIn(body + RULES, tokens)}}`;
  const policy = `default-src 'none'; style-src '${scriptHash(style)}'; base-uri 'none'; form-action 'none'`;
  const title = renderToStaticMarkup(<title>{`${chart.title} · ${site.name}`}</title>);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${title}<style>${style}</style></head><body>${body}</body></html>\n`;
}

function Frame({ chart }: { chart: Chart }) {
  return (
    <>
      <i id="light" />
      <i id="dark" />
      <figure>
        <h1>{chart.title}</h1>
        <p>
          <UnitOf chart={chart} />
        </p>
        <LegendList legend={chart.legend ?? []} />
        <div className="wide">{chart.draw('middle', 'frame')}</div>
        <div className="narrow">{chart.draw('narrow', 'frame')}</div>
        <figcaption>
          {chart.basis}.{' '}
          <a href={urls.chart(chart.id)} target="_top">
            {site.name}
          </a>
        </figcaption>
      </figure>
    </>
  );
}

/** Nearest to the site's fonts in width first: what is drawn is stretched to the widths of those. */
const SANS = '"Instrument Sans",Arial,"Liberation Sans",Helvetica,Roboto,system-ui,sans-serif';
const SERIF = '"STIX Two Text","Times New Roman","Liberation Serif",Times,serif';

const RULES = [
  `:root{color-scheme:light dark;--font-sans:${SANS};--font-serif:${SERIF};background:var(--color-paper);color:var(--color-ink)}`,
  ':root:has(#light:target){color-scheme:light}:root:has(#dark:target){color-scheme:dark}',
  `body{margin:0;padding:12px 14px;font:15px/1.45 var(--font-sans)}figure{max-width:960px;margin:0 auto}p,ul{margin:0;padding:0}`,
  'h1{margin:0;font:500 clamp(20px,4.4vw,26px)/1.18 var(--font-serif)}',
  'p,figcaption{color:var(--color-ink-2);font-size:14px}p{margin:4px 0 8px}figcaption{margin-top:10px}',
  '.chart-key{display:flex;flex-wrap:wrap;gap:2px 16px;margin-bottom:8px;list-style:none;font-size:14px;color:var(--color-ink-2)}',
  '.chart-key li{display:inline-flex;gap:5px;align-items:center}a{color:var(--color-accent)}svg a{text-decoration:none}',
  'a:focus-visible{outline:2px solid var(--color-focus)}svg{display:block;overflow:visible;font-weight:500}div>svg{width:100%}',
  `.wide{display:none}.narrow{max-width:448px}@media(width>=${WIDE_FROM}px){.wide{display:block}.narrow{display:none}}@media(width<${WIDE_FROM}px){.chart-key .unless-narrow,.unless-narrow{display:none}}`,
].join('');

/** The colors that a text names, as the site has them. */
function colorsIn(text: string, tokens: string): string {
  const names = new Set([...text.matchAll(/var\(--color-([\w-]+)\)/g)].map(([, name]) => name ?? ''));
  return [...names]
    .map((name) => {
      const { light, dark } = colorPair(tokens, name);
      return `--color-${name}:light-dark(${light},${dark})`;
    })
    .join(';');
}
