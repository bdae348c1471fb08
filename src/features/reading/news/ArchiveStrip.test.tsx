import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArchiveStrip } from './ArchiveStrip.tsx';
import { allStories } from './stories.ts';

it('R34.8: stories have a bar a year, also where a year has none', () => {
  const [story] = allStories();
  if (!story) throw new Error('there is no story');
  const years = [['2026', [story, story]] as const, ['2024', [story]] as const];
  const html = renderToStaticMarkup(<ArchiveStrip text="{count}, {first} to {last}, {most} of {year}" years={years} />);
  expect(html).toContain('3, 2024 to 2026, 2 of 2026');
  expect(html).toContain('M0 100v-50h4v50m6 0v-100h4v100');
});
