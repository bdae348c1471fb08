import './control-stack.css';
import { CornerLeftUp } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import type { ControlStackSection } from '#src/model/schemas/pages/hardware.ts';
import { StackFigure } from './StackFigure.tsx';

/** What lies between a program and the measured bit, from the top down: the same program drawn in every layer. */
export function ControlStack({ section }: { section: ControlStackSection }) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <ol className="control-stack">
        {section.layers.map((layer, index) => (
          <Layer key={layer.name} layer={layer} number={index + 1} />
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
}

function Layer({ layer: { name, task, place, figure }, number }: LayerProps) {
  return (
    <li>
      <div className="control-figure">
        <StackFigure of={figure} />
      </div>
      <div className="control-layer">
        <h3 className="text-[1.25rem]">
          <span>{number}</span> {name}
        </h3>
        <p className="mt-0.5 text-xs text-ink-2">{place}</p>
      </div>
      <p className="control-task">{task}</p>
    </li>
  );
}
