import { Plate } from '#src/design/Plate.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import { entryOf } from '#src/model/read-content.ts';
import { StoryPicture } from './StoryPicture.tsx';
import type { Story } from './stories.ts';

interface Props {
  story: Story;
  /** Address of the plates' sprite. */
  sprite: string;
}

/** What the lead story is about: its own drawing, else the sign of its machine, else the plate of its topic. */
export function LeadPicture({ story: { picture, about }, sprite }: Props) {
  if (picture) return <StoryPicture of={picture} />;
  const [machine] = about.machines ?? [];
  if (machine)
    return <TechnologyGlyph kind={entryOf('machines', machine).technology} className="m-auto size-36 max-lg:my-8" />;
  const [topic] = about.topics;
  return <Plate topic={topic ?? ''} sprite={sprite} className="size-full max-lg:h-44" />;
}
