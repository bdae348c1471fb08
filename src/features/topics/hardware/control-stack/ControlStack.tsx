import { CornerLeftUp } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import type { ControlStackSection } from '#src/model/schemas/pages/hardware.ts';
import { StackFigure } from './StackFigure.tsx';

/** One hue, stronger with every layer on the way down to the qubits. */
const depths = ['bg-seq-1', 'bg-seq-2', 'bg-seq-3', 'bg-seq-4', 'bg-seq-5', 'bg-seq-6'];

/** What lies between a program and the measured bit, from the top down: the same program drawn in every layer. */
export function ControlStack({ section }: { section: ControlStackSection }) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <ol className="overflow-hidden rounded-md border border-rule bg-surface">
        {section.layers.map((layer, index) => (
          <Layer key={layer.name} layer={layer} number={index + 1} depth={depths[index] ?? ''} />
        ))}
      </ol>
      <p className="mt-4 flex max-w-measure gap-2.5 text-sm text-ink-2">
        <CornerLeftUp aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 flex-none text-accent" />
        {section.wayBack}
      </p>
      <p className="mt-2 text-xs text-ink-2">{section.caption}</p>
    </Section>
  );
}

interface LayerProps {
  layer: ControlStackSection['layers'][number];
  number: number;
  depth: string;
}

function Layer({ layer: { name, task, place, figure }, number, depth }: LayerProps) {
  return (
    <li className="grid grid-cols-[0.5rem_1fr] border-rule [li+&]:border-t">
      <span aria-hidden className={depth} />
      <div className="grid items-center gap-x-10 gap-y-4 px-4 py-4 sm:px-6 md:grid-cols-[17rem_1fr] lg:grid-cols-[18rem_14rem_1fr]">
        <div className="max-md:order-last md:row-span-2 lg:row-span-1">
          <StackFigure of={figure} />
        </div>
        <div className="self-end lg:self-center">
          <h3 className="text-[1.25rem]">
            <span className="mr-2 font-sans text-xs text-ink-2 tabular-nums">{number}</span>
            {name}
          </h3>
          <p className="mt-0.5 text-xs text-ink-2">{place}</p>
        </div>
        <p className="max-w-measure self-start text-sm text-ink-2 lg:self-center">{task}</p>
      </div>
    </li>
  );
}
