import { useEffect, useState } from 'react';
import { Kets } from '#src/design/Kets.tsx';

/** So long must a slider rest until its state is said; a screen reader would otherwise read every step. */
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
