interface Props {
  title: string;
  place: string;
  /** One line while the film runs; the whole scene's where it stands still. Nothing when captions are off. */
  lines: readonly string[];
}

/** The scene's name and what is said, under the picture. Screen readers have the transcript and are not interrupted. */
export function Captions({ title, place, lines }: Props) {
  return (
    <div
      aria-live="off"
      className="grid min-h-34 content-start gap-1 border-y border-rule px-4 py-3 motion-reduce:min-h-70 sm:min-h-28 sm:px-5 sm:motion-reduce:min-h-44"
    >
      <p className="text-xs text-ink-2">
        {place}: <span className="font-semibold text-ink-2">{title}</span>
      </p>
      <p data-caption className="max-w-measure font-serif text-lg text-ink">
        {lines.join(' ')}
      </p>
    </div>
  );
}
