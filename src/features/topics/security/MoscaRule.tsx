import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { MoscasRule } from '#src/model/schemas/pages/security.ts';
import { yearsExposed } from './exposure.ts';

/** Mosca's inequality beside its example, drawn to scale. */
export function MoscaRule({ section, references }: { section: MoscasRule; references: PageReferences }) {
  return (
    <Section id={section.id} title={section.title} intro={section.intro}>
      <div className="grid gap-x-12 gap-y-6 rounded-md bg-accent-soft p-5 lg:grid-cols-[5fr_6fr] lg:p-7">
        <div className="grid content-start gap-2 text-sm">
          <p className="max-w-measure">{section.text}</p>
          <EntrySources sources={section.sources} references={references} />
        </div>
        <figure className="grid content-center gap-3">
          <Bars rule={section} />
          <figcaption className="text-sm text-ink-2">{section.caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

/** Two rows of bars, x after y above z; what reaches beyond z is the time of exposure. */
function Bars({ rule }: { rule: MoscasRule }) {
  const { secrecy, migration, machine } = rule;
  const exposed = yearsExposed(rule);
  const total = Math.max(secrecy + migration, machine);
  const width = (years: number) => ({ width: `${(100 * years) / total}%` });
  return (
    <div
      role="img"
      aria-label={`Migration takes ${migration} years and secrecy ${secrecy} more, ${migration + secrecy} in all. The machine comes after ${machine} years: ${exposed} years of exposure.`}
      className="grid gap-[3px] text-xs font-semibold"
    >
      <div className="flex gap-[3px]">
        <Bar style={width(migration)} look="bg-viz-1 text-paper" text={`y = ${migration}`} />
        <Bar style={width(secrecy)} look="bg-viz-3 text-paper" text={`x = ${secrecy}`} />
      </div>
      <div className="flex gap-[3px]">
        <Bar style={width(machine)} look="border border-rule-strong bg-surface text-ink" text={`z = ${machine}`} />
        {exposed > 0 ? <Bar style={width(exposed)} look="bg-danger-solid text-white" text={`+${exposed}`} /> : null}
      </div>
    </div>
  );
}

function Bar({ style, look, text }: { style: { width: string }; look: string; text: string }) {
  return (
    <span style={style} className={`flex h-10 items-center rounded-xs px-2.5 whitespace-nowrap ${look}`}>
      {text}
    </span>
  );
}
