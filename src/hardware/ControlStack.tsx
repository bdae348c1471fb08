import type { HardwarePage } from '#src/content-model/pages/hardware.ts';
import { Section } from '#src/design/Section.tsx';

/** One hue, stronger with every layer on the way down to the qubits. */
const depths = ['bg-seq-1', 'bg-seq-2', 'bg-seq-3', 'bg-seq-4', 'bg-seq-5', 'bg-seq-6'];

/** What lies between a program and the measured bit, from the top down. */
export function ControlStack({ section }: { section: HardwarePage['controlStack'] }) {
  return (
    <Section id="control-stack" title={section.title} intro={section.intro}>
      <ol className="grid gap-1">
        {section.layers.map(({ name, task }, index) => (
          <li
            key={name}
            className="grid grid-cols-[0.5rem_1fr] gap-x-4 overflow-hidden rounded-xs bg-surface ring-1 ring-rule ring-inset"
          >
            <span aria-hidden className={depths[index]} />
            <div className="grid grid-cols-[1rem_1fr] items-baseline gap-x-3 py-3 pr-4 sm:grid-cols-[1rem_12rem_1fr] sm:gap-x-6">
              <span className="text-xs text-ink-3 tabular-nums" aria-hidden>
                {index + 1}
              </span>
              <h3 className="text-[1.2rem]">{name}</h3>
              <p className="col-start-2 text-sm text-ink-2 sm:col-start-3">{task}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
