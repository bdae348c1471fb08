import { round } from '#src/base/svg-path.ts';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { INCLUSION_CLASSES, type InclusionClass, type InclusionsSection } from '#src/model/schemas/pages/algorithms.ts';

/** The places of the classes, as shares of the drawing's width and height. */
const CLASSES = {
  PSPACE: [0.5, 0.07],
  PP: [0.69, 0.23],
  PH: [0.22, 0.3],
  QMA: [0.69, 0.4],
  BQP: [0.84, 0.57],
  NP: [0.28, 0.66],
  BPP: [0.69, 0.75],
  P: [0.5, 0.93],
} as const satisfies Record<InclusionClass, readonly [number, number]>;

/** Proven: the first is contained in the second. */
const INCLUSIONS: readonly [InclusionClass, InclusionClass][] = [
  ['P', 'BPP'],
  ['BPP', 'BQP'],
  ['BQP', 'QMA'],
  ['QMA', 'PP'],
  ['PP', 'PSPACE'],
  ['P', 'NP'],
  ['NP', 'QMA'],
  ['NP', 'PH'],
  ['BPP', 'PH'],
  ['PH', 'PSPACE'],
];

/** Two drawings, in pixels: a phone has no room for what a class is. */
const LAYOUTS = {
  wide: { width: 860, height: 520, box: [164, 54], fontSize: 17, className: 'hidden md:block' },
  narrow: { width: 340, height: 380, box: [66, 32], fontSize: 14, className: 'block max-w-md md:hidden' },
} as const;

interface Props {
  section: InclusionsSection;
  references: PageReferences;
}

/** The classes round BQP: a line leads up from each to one that contains it. None of the lines is known to be strict. */
export function ClassInclusions({ section, references }: Props) {
  const { id, title, intro, caption, sources } = section;
  return (
    <Section id={id} title={title} intro={intro} isFramed>
      <figure className="grid gap-3">
        <Inclusions section={section} layout="wide" />
        <Inclusions section={section} layout="narrow" />
        <figcaption className="max-w-measure text-sm text-ink-2">{caption}</figcaption>
        <EntrySources sources={sources} references={references} />
      </figure>
    </Section>
  );
}

interface DrawingProps {
  section: Pick<InclusionsSection, 'label' | 'classes'>;
  layout: keyof typeof LAYOUTS;
}

function Inclusions({ section: { label, classes }, layout }: DrawingProps) {
  const { width, height, className } = LAYOUTS[layout];
  const place = (name: InclusionClass) => [round(CLASSES[name][0] * width), round(CLASSES[name][1] * height)] as const;
  const lines = INCLUSIONS.map(([inner, outer]) => `M${place(inner).join(' ')}L${place(outer).join(' ')}`);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={`w-full ${className}`}>
      <path d={lines.join('')} stroke="var(--color-rule-strong)" strokeWidth="1.5" />
      {INCLUSION_CLASSES.map((name) => (
        <ClassBox key={name} name={name} gloss={classes[name]} at={place(name)} layout={layout} />
      ))}
    </svg>
  );
}

interface BoxProps {
  name: InclusionClass;
  gloss: string;
  at: readonly [x: number, y: number];
  layout: keyof typeof LAYOUTS;
}

function ClassBox({ name, gloss, at: [x, y], layout }: BoxProps) {
  const {
    box: [width, height],
    fontSize,
  } = LAYOUTS[layout];
  const isOurs = name === 'BQP';
  const hasGloss = layout === 'wide';
  return (
    <g transform={`translate(${x} ${y})`} textAnchor="middle" fill={`var(--color-${isOurs ? 'on-accent' : 'ink'})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="6"
        fill={`var(--color-${isOurs ? 'accent' : 'surface'})`}
        stroke={`var(--color-${isOurs ? 'accent' : 'rule-strong'})`}
      />
      <text y={hasGloss ? -4 : 5} fontSize={fontSize} fontWeight="600">
        {name}
      </text>
      {hasGloss ? (
        <text y="16" fontSize="13">
          {gloss}
        </text>
      ) : null}
    </g>
  );
}
