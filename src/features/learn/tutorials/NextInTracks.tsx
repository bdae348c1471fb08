import { urls } from '#src/model/urls.ts';
import type { TrackEntry, TutorialEntry } from './load-tutorials.ts';

/**
 * Where this tutorial is in its learning tracks, what came before, what comes next: in the track that the address
 * names, or in every one that holds it.
 */
export function NextInTracks({ tutorial, tracks }: { tutorial: TutorialEntry; tracks: TrackEntry[] }) {
  return (
    <ul className="next-in-tracks border-b border-rule text-sm">
      {tracks
        .filter((track) => track.tutorials.some(({ id }) => id === tutorial.id))
        .map((track) => (
          <li
            key={track.id}
            data-track={track.id}
            className="grid gap-x-6 gap-y-1 border-t border-rule py-3.5 sm:grid-cols-[13rem_1fr]"
          >
            <TrackPlace tutorial={tutorial} track={track} />
          </li>
        ))}
    </ul>
  );
}

function TrackPlace({ tutorial, track }: { tutorial: TutorialEntry; track: TrackEntry }) {
  const place = track.tutorials.findIndex(({ id }) => id === tutorial.id);
  const previous = track.tutorials[place - 1];
  const next = track.tutorials[place + 1];
  return (
    <>
      <p>
        <span className="block font-semibold">{track.title}</span>
        <span className="text-xs text-ink-2">
          Tutorial {place + 1} of {track.tutorials.length} in this track
        </span>
      </p>
      <p className="grid content-start gap-1">
        {next ? (
          <span>
            Next: <a href={urls.tutorialInTrack(next.id, track.id)}>{next.title}</a>
          </span>
        ) : (
          <span>
            This is the last one. <a href={`${urls.tutorials()}#tracks`}>See the other learning tracks</a>
          </span>
        )}
        {previous ? (
          <span>
            Previous: <a href={urls.tutorialInTrack(previous.id, track.id)}>{previous.title}</a>
          </span>
        ) : null}
      </p>
    </>
  );
}
