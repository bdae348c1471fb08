import { Plot } from '#src/charts/Plot.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartLayout } from './chart-layout.ts';
import type { ComparedTechnology } from './compare-technologies.ts';
import { TechnologyMarks } from './TechnologyMarks.tsx';

const colors = ['var(--color-viz-1)', 'var(--color-viz-2)', 'var(--color-viz-3)', 'var(--color-viz-4)'];

interface Props {
  technologies: readonly ComparedTechnology[];
  layout: ChartLayout;
  className: string;
}

/** Coherence time against gate fidelity, both on logarithmic axes: a bar for typical values, lines to the best ones. */
export function ComparisonChart({ technologies, layout, className }: Props) {
  return (
    <Plot plot={layout.plot} label={inWords(technologies)} className={className}>
      <ChartFrame layout={layout} />
      {technologies.map((technology, index) => (
        <TechnologyMarks
          key={technology.id}
          technology={technology}
          layout={layout}
          color={colors[index % colors.length] ?? ''}
        />
      ))}
    </Plot>
  );
}

function inWords(technologies: readonly ComparedTechnology[]): string {
  const values = technologies.map(({ name, coherenceTime, fidelity, bestCoherence, bestFidelity }) => {
    const best = [bestCoherence?.label, bestFidelity?.label].filter((label) => label !== undefined);
    return `${name}: ${coherenceTime}, ${fidelity}; best published ${best.join(' and ')}.`;
  });
  return `Chart of coherence time against gate fidelity, typical values. ${values.join(' ')}`;
}
