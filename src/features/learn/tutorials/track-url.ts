import { urls } from '#src/model/urls.ts';

/** A tutorial as part of a learning track; the track is named in the address. */
export function trackUrl(trackId: string, tutorialId: string): string {
  return `${urls.tutorial(tutorialId)}?track=${trackId}`;
}
