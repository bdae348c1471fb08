import { type CollectionEntry, getCollection } from 'astro:content';
import type { TutorialStep } from '#src/model/schemas/tutorial.ts';

/** A step in its place. */
export interface StepEntry extends TutorialStep {
  tutorial: string;
  /** 1 for the first. */
  number: number;
  /** The MDX file, to be rendered. */
  entry: CollectionEntry<'tutorialSteps'>;
}

/** The steps of all tutorials, each tutorial's in the order of its files' names. */
export async function loadSteps(): Promise<StepEntry[]> {
  const entries = await getCollection('tutorialSteps');
  return entries
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en'))
    .map((entry) => {
      const [tutorial = '', file = ''] = entry.id.split('/');
      return { ...entry.data, tutorial, number: Number.parseInt(file, 10), entry };
    });
}
