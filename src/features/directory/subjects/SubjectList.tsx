import { Section } from '#src/design/Section.tsx';
import { entryOf } from '#src/model/read-content.ts';
import { MachinePortrait } from '../machines/MachinePortrait.tsx';
import type { Subject } from './subjects.ts';

/** What a story is about: each with its portrait, where it is a machine or has one, and two of its figures. */
export function SubjectList({ title, subjects }: { title: string; subjects: readonly Subject[] }) {
  if (subjects.length === 0) return null;
  return (
    <Section id="subjects" title={title}>
      <ul className="grid gap-x-10 border-b border-rule lg:grid-cols-2">
        {subjects.map((subject) => (
          <Row key={subject.href} subject={subject} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ subject: { href, name, what, portrait, figures } }: { subject: Subject }) {
  return (
    <li
      className={`grid content-start gap-x-5 border-t border-rule py-4 ${portrait ? 'grid-cols-[6.5rem_1fr] sm:grid-cols-[9rem_1fr]' : ''}`}
    >
      {portrait ? (
        <MachinePortrait machine={entryOf('machines', portrait)} isDecorative className="rounded-sm" />
      ) : null}
      <div className="grid content-start gap-1">
        <h3 className="text-lg">
          <a href={href}>{name}</a>
        </h3>
        <p className="text-sm text-ink-2">{what}</p>
        {figures.length > 0 ? (
          <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
            {figures.map(({ label, value, when }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-xs text-ink-2">{[label, when].filter(Boolean).join(', ')}</dt>
                <dd className="font-serif text-lg font-medium lining-nums">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}
