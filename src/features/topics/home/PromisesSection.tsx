import { ChartPicture } from '#src/charts/ChartPicture.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { MoreLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import { promisesStripChart } from '#src/features/directory/promises/promises-strip-chart.tsx';
import { entriesOf } from '#src/model/read-content.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';

/** What three makers promised, and what came of it. */
export function PromisesSection({ texts }: { texts: HomePage['promises'] }) {
  const count = entriesOf('promises').length;
  return (
    <Section
      id="promises-home"
      title={texts.title}
      action={<MoreLink href={urls.roadmaps()}>{fillIn(texts.all, { count })}</MoreLink>}
    >
      <ChartPicture chart={promisesStripChart()} sizes={['wide', 'middle', 'narrow']} tableHref={urls.roadmaps()} />
    </Section>
  );
}
