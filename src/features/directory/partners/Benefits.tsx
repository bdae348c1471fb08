import { ChartNoAxesCombined, Globe, ShieldCheck, Target, Trophy, Users } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { PartnersPage } from '#src/model/schemas/pages/partners.ts';
import { EntrySpecimen } from './EntrySpecimen.tsx';

const icons = {
  globe: Globe,
  trophy: Trophy,
  people: Users,
  target: Target,
  shield: ShieldCheck,
  growth: ChartNoAxesCombined,
} as const;

interface Props {
  section: PartnersPage['benefits'];
  references: PageReferences;
}

/** What a partnership is meant to bring, beside an entry as it stands. */
export function Benefits({ section, references }: Props) {
  return (
    <Section id="benefits" title={section.title} intro={section.intro}>
      <div className="grid gap-10 lg:grid-cols-[1fr_26rem] lg:gap-12">
        <BenefitList items={section.items} />
        <EntrySpecimen section={section.specimen} references={references} />
      </div>
    </Section>
  );
}

function BenefitList({ items }: Pick<PartnersPage['benefits'], 'items'>) {
  return (
    <ul className="grid content-start gap-8 sm:grid-cols-2">
      {items.map(({ icon, title, text }) => {
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
  );
}
