import type { ReactNode } from 'react';
import { Formula } from '#src/design/Formula.tsx';
import { Kets } from '#src/design/Kets.tsx';

/** Something to work out, with the solution folded away. */
export function Exercise({ task, children }: { task: string; children?: ReactNode }) {
  return (
    <div className="exercise">
      <p>
        <b>Exercise.</b> <Kets text={task} />
      </p>
      <details>
        <summary>Solution</summary>
        {children}
      </details>
    </div>
  );
}

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

/** What the reader should see, with the numbers to compare against. */
export function Result({ children }: { children?: ReactNode }) {
  return (
    <div className="result">
      <p>
        <b>What you should see</b>
      </p>
      {children}
    </div>
  );
}

/** From about this many characters of TeX a formula may be wider than a phone, and must be reachable to be scrolled. */
const WIDE = 60;

/** A formula of a step; on a line of its own it is between two hairlines and scrolls by itself. */
export function StepFormula({ tex, display = false }: { tex: string; display?: boolean }) {
  if (!display) return <Formula tex={tex} />;
  return (
    <div className="equation" tabIndex={tex.length > WIDE ? 0 : undefined}>
      <Formula tex={tex} display />
    </div>
  );
}

/** What each symbol of the formula above stands for: TeX → words. */
export function Symbols({ of }: { of: Record<string, string> }) {
  return (
    <dl className="symbols">
      {Object.entries(of).map(([tex, meaning]) => (
        <div key={tex}>
          <dt>
            <Formula tex={tex} />
          </dt>
          <dd>
            <Kets text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
