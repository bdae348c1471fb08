import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { InclusionsSection } from '#src/model/schemas/pages/algorithms.ts';

/** A class with its place; 640 × 400 units. */
const CLASSES = {
  PSPACE: [320, 28],
  PP: [440, 92],
  PH: [140, 118],
  QMA: [440, 158],
  BQP: [540, 226],
  NP: [180, 262],
  BPP: [440, 296],
  P: [320, 372],
} as const;

type ClassName = keyof typeof CLASSES;

/** Proven: the first is contained in the second. */
const INCLUSIONS: readonly [ClassName, ClassName][] = [
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

const WIDTH = 92;
const HEIGHT = 34;

interface Props {
  section: InclusionsSection;
  references: PageReferences;
}

/** The classes round BQP: a line leads up from each to one that contains it. None of the lines is known to be strict. */
export function ClassInclusions({ section: { id, title, intro, caption, label, sources }, references }: Props) {
  return (
    <Section id={id} title={title} intro={intro}>
      <figure className="max-w-160">
        <svg viewBox="0 0 640 400" role="img" aria-label={label} className="block w-full">
          {INCLUSIONS.map(([inner, outer]) => {
            const [[x1, y1], [x2, y2]] = [CLASSES[inner], CLASSES[outer]];
            return (
              <path
                key={`${inner} ${outer}`}
                d={`M${x1} ${y1}L${x2} ${y2}`}
                stroke="var(--color-rule-strong)"
                strokeWidth="1.5"
              />
            );
          })}
          {Object.entries(CLASSES).map(([name, [x, y]]) => (
            <g key={name} transform={`translate(${x} ${y})`}>
              <rect
                x={-WIDTH / 2}
                y={-HEIGHT / 2}
                width={WIDTH}
                height={HEIGHT}
                rx="6"
                fill={name === 'BQP' ? 'var(--color-accent)' : 'var(--color-surface)'}
                stroke={name === 'BQP' ? 'var(--color-accent)' : 'var(--color-rule-strong)'}
              />
              <text
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="17"
                fontWeight="600"
                fill={name === 'BQP' ? 'var(--color-on-accent)' : 'var(--color-ink)'}
              >
                {name}
              </text>
            </g>
          ))}
        </svg>
        <figcaption className="mt-3 max-w-measure text-sm text-ink-2">{caption}</figcaption>
        <EntrySources sources={sources} references={references} />
      </figure>
    </Section>
  );
}
