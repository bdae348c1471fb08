import { type Entry, entriesOf } from '#src/model/read-content.ts';
import type { Track } from '#src/model/schemas/pages/learn.ts';
import { type StepEntry, stepsOf } from './load-steps.ts';

export type TutorialEntry = Entry<'tutorials'> & { steps: StepEntry[] };

/** A learning track with its tutorials in place of their ids. */
export type TrackEntry = Omit<Track, 'tutorials'> & { tutorials: TutorialEntry[] };

export function loadTutorials(): TutorialEntry[] {
  return entriesOf('tutorials').map((tutorial) => ({ ...tutorial, steps: stepsOf(tutorial.id) }));
}

/** The tutorials with these ids, in the order of the ids. Throws, naming the file, when one does not exist. */
export function pickTutorials(
  ids: readonly string[],
  tutorials: readonly TutorialEntry[],
  file: string,
): TutorialEntry[] {
  return ids.map((id) => {
    const tutorial = tutorials.find((entry) => entry.id === id);
    if (!tutorial) throw new Error(`${file} names the tutorial "${id}", which has no file in content/tutorials`);
    return tutorial;
  });
}

export function resolveTracks(tracks: readonly Track[], tutorials: readonly TutorialEntry[]): TrackEntry[] {
  return tracks.map((track) => ({
    ...track,
    tutorials: pickTutorials(track.tutorials, tutorials, 'content/pages/tutorials.yaml'),
  }));
}
