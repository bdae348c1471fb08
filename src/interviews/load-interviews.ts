import { getCollection } from 'astro:content';
import { INTERVIEW_THEMES, type Interview } from '#src/model/schemas/interview.ts';

export type InterviewEntry = Interview & { id: string };

/** All interviews in the order of their themes; within a theme the latest first, and those without a date last. */
export async function loadInterviews(): Promise<InterviewEntry[]> {
  const entries = await getCollection('interviews');
  return entries
    .map(({ id, data }) => ({ id, ...data }))
    .sort(
      (a, b) =>
        INTERVIEW_THEMES.indexOf(a.theme) - INTERVIEW_THEMES.indexOf(b.theme) ||
        (b.date ?? '').localeCompare(a.date ?? '') ||
        a.title.localeCompare(b.title, 'en'),
    );
}
