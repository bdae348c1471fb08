import type { Chart, Legend } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { entriesOf, pageOf, sectionOf } from '#src/model/read-content.ts';
import type { ComparisonSection } from '#src/model/schemas/pages/hardware.ts';
import { urls } from '#src/model/urls.ts';
import { ComparisonChart } from './ComparisonChart.tsx';
import { layoutOf } from './chart-layout.ts';
import { type ComparedTechnology, compareTechnology, errorOf } from './compare-technologies.ts';

/** The four technologies by coherence time and gate fidelity, as they stand on `/hardware`. */
export function comparisonChart(): Chart {
  return chartOf(
    entriesOf('qubit-technologies').map(compareTechnology),
    sectionOf(pageOf('hardware'), 'technology-comparison'),
  );
}

/** The chart of these technologies. */
export function chartOf(technologies: readonly ComparedTechnology[], texts: ComparisonSection): Chart {
  return {
    id: 'qubit-technologies',
    address: `${urls.topic('hardware')}#comparison-chart`,
    title: findingOf(technologies, texts),
    unit: texts.subtitle,
    basis: fillIn(texts.basis, { count: technologies.length }),
    legend: legendOf(texts.signs),
    values: { columns: COLUMNS, rows: technologies.map(rowOf) },
    data: { columns: DATA_COLUMNS, rows: technologies.map(dataOf) },
    draw: (size) => (
      <ComparisonChart layout={layoutOf(technologies, size, texts.strip)} label={inWords(technologies)} />
    ),
  };
}

/** Typical errors that differ by less are about as frequent. */
const ALIKE = 4;

/** What the drawing shows, in a sentence that is true of these technologies. */
export function findingOf(
  technologies: readonly ComparedTechnology[],
  { alike, apart }: Pick<ComparisonSection, 'alike' | 'apart'>,
): string {
  const timed = technologies.flatMap(({ name, typical: { coherence, fidelity } }) =>
    coherence ? [{ name, coherence, error: Math.sqrt(errorOf(fidelity.from) * errorOf(fidelity.to)) }] : [],
  );
  const longest = timed.toSorted((a, b) => b.coherence.from - a.coherence.from)[0];
  const shortest = timed.toSorted((a, b) => a.coherence.to - b.coherence.to)[0];
  if (!longest || !shortest) throw new Error('The chart of technologies needs one with a coherence time');
  const errors = timed.map(({ error }) => error);
  const ratio = Math.max(...errors) / Math.min(...errors);
  return fillIn(ratio < ALIKE ? alike : apart, {
    longest: inSentenceCase(longest.name),
    shortest: shortest.name.toLowerCase(),
    times: whole(roundedDown(longest.coherence.from / shortest.coherence.to)),
    errors: whole(ratio),
  });
}

const inSentenceCase = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

/** To one digit, for typical values are ranges. */
function roundedDown(ratio: number): number {
  const step = 10 ** Math.floor(Math.log10(ratio));
  return Math.floor(ratio / step) * step;
}

function legendOf(signs: ComparisonSection['signs']): Legend[] {
  const line = { fill: 'none', stroke: 'var(--color-ink-3)' };
  return [
    { sign: <path {...line} d="M-8 0H8" strokeWidth="10" />, text: signs.typical },
    { sign: <path {...line} d="M-8 0H7m0-5v10" strokeWidth="1.6" />, text: signs.best },
    { sign: <circle {...line} r="4.5" strokeWidth="1.8" />, text: signs.machine },
  ];
}

function inWords(technologies: readonly ComparedTechnology[]): string {
  const values = technologies.map(({ name, coherenceTime, fidelity, bestCoherence, bestFidelity }) => {
    const best = [bestCoherence?.label, bestFidelity?.label].filter((label) => label !== undefined);
    return `${name}: ${coherenceTime}, ${fidelity}; best published ${best.join(' and ')}.`;
  });
  return `Chart of coherence time against gate fidelity, typical values. ${values.join(' ')}`;
}

const COLUMNS = ['Technology', 'Typical coherence', 'Typical fidelity', 'Longest coherence', 'Best two-qubit gate'];

function rowOf({ name, coherenceTime, fidelity, bestCoherence, bestFidelity }: ComparedTechnology): string[] {
  return [name, coherenceTime, fidelity, bestCoherence?.value ?? 'None shown', bestFidelity?.value ?? 'None shown'];
}

const DATA_COLUMNS = [
  ...['id', 'name', 'coherence_from_s', 'coherence_to_s', 'fidelity_from', 'fidelity_to'],
  ...['longest_coherence_s', 'longest_coherence_source', 'best_fidelity', 'best_fidelity_source'],
];

function dataOf({ id, name, typical, bestCoherence, bestFidelity }: ComparedTechnology): string[] {
  const { coherence, fidelity } = typical;
  const results = [
    bestCoherence?.coherenceSeconds,
    bestCoherence?.url,
    bestFidelity?.twoQubitFidelity,
    bestFidelity?.url,
  ];
  return [id, name, coherence?.from, coherence?.to, fidelity.from, fidelity.to, ...results].map((value) =>
    String(typeof value === 'number' ? Number(value.toPrecision(6)) : (value ?? '')),
  );
}
