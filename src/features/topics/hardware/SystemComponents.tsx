import { AudioWaveform, Cpu, Server, Snowflake } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import { Illustration } from '#src/drawings/Illustration.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { ComponentsSection } from '#src/model/schemas/pages/hardware.ts';

const icons = { cold: Snowflake, signals: AudioWaveform, chip: Cpu, computer: Server } as const;

interface Props {
  section: ComponentsSection;
  references: PageReferences;
}

/** The four parts that every superconducting machine has, beside a drawing of the cryostat with its stages named. */
export function SystemComponents({ section, references }: Props) {
  const { caption, sources } = section.drawing;
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[6fr_5fr]">
        <figure className="m-0 min-w-0">
          <Illustration name="dilution-refrigerator" />
          <figcaption className="mt-3 grid gap-1 text-xs text-ink-2">
            <p>{caption}</p>
            <EntrySources sources={sources} references={references} />
          </figcaption>
        </figure>
        <ul className="grid gap-x-6 gap-y-8 sm:max-lg:grid-cols-2 lg:content-between">
          {section.items.map((component) => (
            <Component key={component.name} component={component} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Component({ component }: { component: Props['section']['items'][number] }) {
  const { icon, name, purpose } = component;
  const Icon = icons[icon];
  return (
    <li className="grid grid-cols-[2.5rem_1fr] content-start gap-y-1.5 border-t-2 border-ink pt-4">
      <Icon aria-hidden strokeWidth={1.5} className="size-6.5 text-accent" />
      <h3 className="text-[1.25rem]">{name}</h3>
      <p className="col-start-2 max-w-measure text-sm text-ink-2">{purpose}</p>
    </li>
  );
}
