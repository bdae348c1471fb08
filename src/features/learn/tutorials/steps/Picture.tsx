import type { ReactNode } from 'react';
import { Kets } from '#src/design/Kets.tsx';

/** A picture of a step, with a caption that says what it shows. */
export function Picture({ caption, children }: { caption: string; children?: ReactNode }) {
  return (
    <figure className="picture">
      {children}
      <figcaption>
        <Kets text={caption} />
      </figcaption>
    </figure>
  );
}
