import { AudioWaveform, Cpu, Server, Snowflake } from 'lucide-react';
import type { HardwarePage } from '#src/content-model/pages/hardware.ts';
import { Section } from '#src/design/Section.tsx';

const icons = { cold: Snowflake, signals: AudioWaveform, chip: Cpu, computer: Server } as const;

/** The four parts that every superconducting machine has. */
export function SystemComponents({ section }: { section: HardwarePage['components'] }) {
  return (
    <Section id="components" title={section.title} intro={section.intro}>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {section.items.map(({ icon, name, purpose }) => {
          const Icon = icons[icon];
          return (
            <li key={name} className="grid content-start gap-1.5 border-t-2 border-ink pt-4">
              <Icon aria-hidden strokeWidth={1.5} className="size-6.5 text-accent" />
              <h3 className="text-[1.25rem]">{name}</h3>
              <p className="text-sm text-ink-2">{purpose}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
