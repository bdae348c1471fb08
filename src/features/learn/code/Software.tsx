import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { CodePage } from '#src/model/schemas/pages/list-page.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  section: CodePage['software'];
  tools: readonly Entry<'tools'>[];
}

/** The tools that the languages belong to, as links to their entries. Throws when a named tool does not exist. */
export function Software({ section: { title, intro, tools: ids }, tools }: Props) {
  const named = ids.map((id) => {
    const tool = tools.find((entry) => entry.id === id);
    if (!tool) throw new Error(`content/pages/code.yaml names the tool "${id}", which has no file in content/tools`);
    return tool;
  });
  return (
    <Section id="software" title={title} intro={intro}>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {named.map(({ id, name, description, license }) => (
          <li key={id} className="border-t border-rule-strong pt-4">
            <h3 className="text-xl">
              <a href={`${urls.tools()}#${id}`}>{name}</a>
            </h3>
            <p className="mt-1 text-sm text-ink-2">{description}</p>
            <p className="mt-1 text-sm text-ink-2">License: {license}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
