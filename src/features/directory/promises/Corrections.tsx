import { Section } from '#src/design/Section.tsx';
import type { RoadmapsPage } from '#src/model/schemas/pages/list-page.ts';

interface Props {
  section: RoadmapsPage['corrections'];
  /** The e-mail address of the house. */
  address: string;
}

/** Who decides on the verdicts, and how to have one corrected. */
export function Corrections({ section: { title, intro, paragraphs, write }, address }: Props) {
  return (
    <Section id="corrections" title={title} intro={intro}>
      <div className="grid max-w-measure gap-4">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          {write} <a href={`mailto:${address}`}>{address}</a>
        </p>
      </div>
    </Section>
  );
}
