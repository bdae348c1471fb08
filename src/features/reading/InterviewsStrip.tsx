import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripGroups } from '#src/charts/HeadStrip.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { INTERVIEW_THEMES } from '#src/model/schemas/interview.ts';

interface Props {
  text: string;
  interviews: readonly Pick<Entry<'interviews'>, 'theme' | 'date'>[];
}

/** What there is to hear and read by its theme, in the order of the list. */
export function InterviewsStrip({ text, interviews }: Props) {
  const themes = INTERVIEW_THEMES.map((theme) => ({
    theme,
    count: interviews.filter((interview) => interview.theme === theme).length,
  })).filter(({ count }) => count > 0);
  const years = interviews.flatMap(({ date }) => (date ? [date.slice(0, 4)] : [])).sort();
  const strip = stripGroups(themes.map(({ count }) => count));
  const numbers = {
    count: interviews.length,
    themes: themes.map(({ theme, count }) => `${theme} ${count}`).join(', '),
    first: years[0] ?? '',
    last: years.at(-1) ?? '',
  };
  return (
    <HeadStrip width={strip.width} text={fillIn(text, numbers)}>
      <path d={strip.d} fillOpacity="0.55" />
    </HeadStrip>
  );
}
