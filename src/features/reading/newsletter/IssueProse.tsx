import { Section } from '#src/design/Section.tsx';

interface Props {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** Words of the editor's own: the opening of an issue, and its closing. */
export function IssueProse({ id, title, paragraphs }: Props) {
  return (
    <Section id={id} title={title} isFramed>
      <div className="grid max-w-measure gap-4">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}
