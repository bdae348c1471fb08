import { Section } from '#src/design/Section.tsx';
import type { NewsPage } from '#src/model/schemas/pages/reading.ts';
import { StoryLines } from './StoryLines.tsx';
import type { Story } from './stories.ts';

interface Props {
  section: NewsPage['older'];
  stories: readonly Story[];
}

/** Stories of the archive for the categories that the lists have none of. They show only where such a one is chosen. */
export function OlderStories({ section, stories }: Props) {
  return (
    <div hidden id="older-stories" data-group="" className="in-[main:has([name=category][value='']:checked)]:hidden">
      <Section id="older" title={section.title} intro={section.intro}>
        <StoryLines stories={stories} rows />
      </Section>
    </div>
  );
}
