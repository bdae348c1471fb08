import { Plate } from '#src/design/Plate.tsx';
import { plateSpriteUrl } from '#src/drawings/plate-sprite.tsx';
import { type HeadBadge, PageHead } from '#src/frame/PageHead.tsx';
import { articlesUnder } from '#src/model/pieces.ts';
import { entryOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  topic: string;
  /** The page's name in the breadcrumb. */
  name: string;
  page: { heading: string; lede: string; badges?: HeadBadge[] | undefined };
}

/** The top of a topic page, with the topic's own drawing. */
export function TopicHead({ topic, name, page }: Props) {
  const entry = entryOf('topics', topic);
  const count = {
    label: `${articlesUnder(entry).length} Articles`,
    href: urls.topicPieces(topic),
    edition2024: String(entry.edition2024.articles),
  };
  return (
    <PageHead
      title={page.heading}
      lede={page.lede}
      badges={[count, ...(page.badges ?? [])]}
      breadcrumbs={topicTrail(topic, name)}
      figure={<Plate topic={topic} sprite={plateSpriteUrl} className="head-plate aspect-32/15 w-full" />}
    />
  );
}

/** Home, Topics, this topic. */
export function topicTrail(topic: string, name: string) {
  return [
    { name: 'Topics', path: urls.topics() },
    { name, path: urls.topic(topic) },
  ];
}
