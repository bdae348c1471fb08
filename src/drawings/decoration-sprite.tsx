import { renderToStaticMarkup } from 'react-dom/server';
import { drawingFile, drawingUrl } from '#src/base/drawing-file.ts';
import { numbers } from '#src/base/svg-path.ts';
import { type FarFieldPattern, farFieldIntensity } from './interference.ts';
import { TwoSlitWaves } from './TwoSlitHero.tsx';
import { experiment } from './two-slit.ts';

const arcs = { width: 640, height: 260 };
const wavelength = 14;
/** Heights of the two sources on the right edge. */
const sourceYs = [70, 190];

/** Circular wavefronts of two sources on the right edge: the ground of page heads. */
function WavefrontArcs({ id }: { id: string }) {
  return (
    <symbol id={id} viewBox={`0 0 ${arcs.width} ${arcs.height}`} preserveAspectRatio="xMaxYMid slice" fill="none">
      <path d={sourceYs.map(halfCircles).join('')} stroke="var(--color-accent)" strokeOpacity=".28" />
    </symbol>
  );
}

function halfCircles(sourceY: number): string {
  const count = Math.floor(Math.hypot(arcs.width, sourceY) / wavelength);
  return Array.from({ length: count }, (_, index) => {
    const radius = (index + 1) * wavelength;
    return `M${arcs.width} ${sourceY - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}`;
  }).join('');
}

const width = 1200;
const height = 16;
/** Distance of the strokes. */
const spacing = 6;
const pattern: FarFieldPattern = { fringeSpacing: width / 14, envelopeZero: width / 3.2 };

/** The footer's upper edge: strokes whose length follows a two-slit intensity. Stretches to the width it is given. */
function FringeRule({ id }: { id: string }) {
  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" fill="none">
      <g stroke="var(--color-accent)" strokeOpacity=".7" strokeWidth="1.4">
        <path d={`M0 ${height / 2}H${width}`} strokeDasharray={`1.4 ${spacing - 1.4}`} />
        <path d={fringeStrokes()} vectorEffect="non-scaling-stroke" />
      </g>
    </symbol>
  );
}

/** Strokes shorter than this look like the dots of the line beneath, and are left to it. */
const shortestStroke = 1.9;

function fringeStrokes(): string {
  return Array.from({ length: width / spacing + 1 }, (_, index) => {
    const x = index * spacing;
    const length = 1 + 15 * farFieldIntensity(x - width / 2, pattern);
    return length < shortestStroke ? '' : `M${numbers(x, (height - length) / 2)}v${numbers(length)}`;
  }).join('');
}

/** The waves of the home page's figure: half of its bytes. */
function HeroWaves({ id }: { id: string }) {
  return (
    <symbol id={id} viewBox={`0 0 ${experiment.width} ${experiment.height}`} fill="none">
      <TwoSlitWaves />
    </symbol>
  );
}

/** The decorations that are on nearly every page, by the id of their symbol. */
const decorations = { 'fringe-rule': FringeRule, 'wavefront-arcs': WavefrontArcs, 'two-slit-waves': HeroWaves };

export type DecorationId = keyof typeof decorations;

/** The decorations as symbols of one SVG file, which browsers keep: they would be 1 KB of every page's HTML. */
export const decorationSprite = drawingFile(
  'decorations',
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg">
      <title>Decorations</title>
      {Object.entries(decorations).map(([id, Drawing]) => (
        <Drawing key={id} id={id} />
      ))}
    </svg>,
  ),
);

export const decorationSpriteUrl = drawingUrl(decorationSprite);

/** The hero's waves within its drawing, from the sprite. */
export function HeroWavesFromSprite() {
  return <use href={`${decorationSpriteUrl}#two-slit-waves`} width={experiment.width} height={experiment.height} />;
}

/** A drawing without a meaning, from the sprite; it takes its colors and its size from the page. */
export function Decoration({ id, className }: { id: DecorationId; className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${decorationSpriteUrl}#${id}`} />
    </svg>
  );
}
