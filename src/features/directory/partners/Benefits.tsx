import { ChartNoAxesCombined, Globe, ShieldCheck, Target, Trophy, Users } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PartnersPage } from '#src/model/schemas/pages/partners.ts';

const icons = {
  globe: Globe,
  trophy: Trophy,
  people: Users,
  target: Target,
  shield: ShieldCheck,
  growth: ChartNoAxesCombined,
} as const;

export function Benefits({ section }: { section: PartnersPage['benefits'] }) {
  return (
    <Section id="benefits" title={section.title} intro={section.intro}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {section.items.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-3.5 gap-y-1">
              <Icon aria-hidden strokeWidth={1.5} className="size-6.5 text-accent" />
              <h3 className="text-[1.25rem]">{title}</h3>
              <p className="col-start-2 text-sm text-ink-2">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
