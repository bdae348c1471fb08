import '#src/design/framed.css';
import { Section } from '#src/design/Section.tsx';
import { NumberedSources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { NewsletterPage } from '#src/model/schemas/pages/plain-page.ts';
import { groupsOf, type ToldItem } from './issue-items.ts';
import './issue.css';

interface Props {
  issue: Entry<'newsletters'>;
  texts: NewsletterPage['issue'];
  references: PageReferences;
}

/** What an issue tells, each kind under its heading, with the editor's lines. */
export function IssueGroups({ issue, texts, references }: Props) {
  return groupsOf(issue).map(({ group, items }) => (
    <Section key={group} id={group} title={texts.groups[group]} isFramed>
      <ul className="issue-items">
        {items.map((item) => (
          <Item key={item.path + item.title} item={item} references={references} />
        ))}
      </ul>
    </Section>
  ));
}

function Item({
  item: { title, path, facts, text, line, sources },
  references,
}: {
  item: ToldItem;
  references: PageReferences;
}) {
  return (
    <li>
      <p className="facts">{facts.join(' · ')}</p>
      <h3>
        <a href={path}>{title}</a>
      </h3>
      <p>{text}</p>
      {line ? <p className="line">{line}</p> : null}
      {sources.length > 0 ? <NumberedSources sources={references.numbered([...sources])} /> : null}
    </li>
  );
}
