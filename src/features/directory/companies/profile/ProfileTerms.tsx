import { Kets } from '#src/design/Kets.tsx';
import { Section } from '#src/design/Section.tsx';
import { addressOf } from '#src/model/entry-pages.ts';
import type { Profile } from './load-profile.ts';

export function ProfileTerms({ terms }: Pick<Profile, 'terms'>) {
  return (
    <Section id="terms" title="Terms">
      <dl className="grid gap-x-12 lg:grid-cols-2">
        {terms.map(({ id, term, definition }) => (
          <div key={id} className="border-t border-rule py-4">
            <dt className="font-serif text-lg">
              <a href={addressOf('glossary', id)}>{term}</a>
            </dt>
            <dd className="mt-1 max-w-measure text-sm text-ink-2">
              <Kets text={definition} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
