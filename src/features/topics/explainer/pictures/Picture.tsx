import { type ReactNode, useEffect, useId, useState } from 'react';
import { Kets } from '#src/design/Kets.tsx';

export interface PictureCopy {
  title: string;
  /** What to do with the controls, and what to look for. */
  hint: string;
}

interface Props {
  copy: PictureCopy;
  /** The drawings, side by side where there is room. */
  drawings: ReactNode;
  controls: ReactNode;
  /** What the drawings show at the moment. */
  words: string;
}

/** A picture to play with: drawings, controls, and the same in words. Without script it is a still picture. */
export function Picture({ copy, drawings, controls, words }: Props) {
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className="flex h-full flex-col">
      <div className="grid flex-1 items-center justify-items-center gap-x-4 border-b border-rule bg-ill-bg p-3 sm:grid-cols-2">
        {drawings}
      </div>
      <div className="grid gap-4 p-5">
        <div className="max-w-measure text-sm">
          <p id={titleId} className="font-semibold">
            {copy.title}
          </p>
          <p className="text-ink-2 noscript:hidden print:hidden">{copy.hint}</p>
        </div>
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2 noscript:hidden print:hidden">{controls}</div>
        <StateInWords text={words} />
      </div>
    </figure>
  );
}

/** A slider must rest for this long before its state is said; a screen reader would otherwise read every step. */
const REST_MS = 250;

/** What the picture shows, as a sentence that is read aloud when it changes. */
export function StateInWords({ text }: { text: string }) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <output className="block min-h-[3lh] max-w-measure text-sm text-ink-2">
      <Kets text={said} />
    </output>
  );
}
