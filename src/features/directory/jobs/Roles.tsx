import { BulletList } from '#src/design/BulletList.tsx';
import { Section } from '#src/design/Section.tsx';
import type { JobsPage, Role } from '#src/model/schemas/pages/directory.ts';
import { ROLE_FIELDS } from '#src/model/schemas/pages/directory.ts';
import './roles.css';

type Roles = JobsPage['roles'];

/** Roles as the rows of a matrix: what each of them asks for, by field, and where to begin. */
export function Roles({ section }: { section: Roles }) {
  const { title, intro, asks, brings, begin, items } = section;
  return (
    <Section id="roles" title={title} intro={intro}>
      <p className="mb-4 flex flex-wrap gap-x-6 text-xs text-ink-2">
        {Object.entries(asks).map(([ask, words]) => (
          <span key={ask} className="flex items-center gap-1.5">
            <i className="role-sign" data-ask={ask} />
            {words}
          </span>
        ))}
      </p>
      <div aria-hidden className="role-row role-heads">
        <span />
        <ul>
          {ROLE_FIELDS.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
        <span>{brings}</span>
        <span>{begin}</span>
      </div>
      <ul className="border-b border-rule">
        {items.map((role) => (
          <RoleRow key={role.name} role={role} section={section} />
        ))}
      </ul>
    </Section>
  );
}

function RoleRow({ role: { name, work, needs, asks, learn }, section }: { role: Role; section: Roles }) {
  return (
    <li className="role-row">
      <div>
        <h3>{name}</h3>
        <p className="mt-1 text-sm text-ink-2">{work}</p>
      </div>
      <ul>
        {ROLE_FIELDS.map((field, index) => {
          const ask = asks[field];
          return ask ? (
            <li key={field} style={{ gridColumn: index + 1 }}>
              <i className="role-sign" data-ask={ask} />
              <span>
                {field}
                <span className="visually-hidden">{`: ${section.asks[ask]}`}</span>
              </span>
            </li>
          ) : null;
        })}
      </ul>
      <BulletList items={needs} />
      <p className="flex flex-wrap content-start gap-x-4 gap-y-1.5 text-sm">
        <span className="role-begin text-ink-2">{section.begin}</span>
        {learn.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </li>
  );
}
