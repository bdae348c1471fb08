import type { ReactNode } from 'react';
import { Formula } from '#src/design/Formula.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { PhoneFold } from '#src/design/PhoneFold.tsx';

/** Something to work out, with the solution folded away. */
export function Exercise({ task, children }: { task: string; children?: ReactNode }) {
  return (
    <PhoneFold title="Exercise" note={task}>
      <div className="exercise">
        <p>
          <b>Exercise.</b> <Kets text={task} />
        </p>
        <details>
          <summary>Solution</summary>
          {children}
        </details>
      </div>
    </PhoneFold>
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
    <PhoneFold title="What you should see">
      <div className="result">
        <p className="fold-title">
          <b>What you should see</b>
        </p>
        {children}
      </div>
    </PhoneFold>
  );
}

/** From about this many characters of TeX a formula may be wider than a phone, and must be reachable to be scrolled. */
const WIDE = 60;

/**
 * A formula of a step. On a line of its own it is between two hairlines; where it is several, they stand side by side
 * or, on a phone, below each other; one that is still too wide scrolls.
 */
export function StepFormula({ tex, display = false }: { tex: string; display?: boolean }) {
  if (!display) return <Formula tex={tex} />;
  const parts = formulasIn(tex);
  return (
    <div className="equation" tabIndex={parts.some(({ length }) => length > WIDE) ? 0 : undefined}>
      {parts.map((part) => (
        <Formula key={part} tex={part} display />
      ))}
    </div>
  );
}

/** The formulas of one line, which a wide space parts, after a comma a single one; a space within a group parts none. */
export function formulasIn(tex: string): string[] {
  const parts = tex.split(/\\qquad\s*|(?<=,)\\quad\s*/);
  return parts.every(isWhole) ? parts : [tex];
}

/** Whether all that a piece of TeX opens is closed in it. */
function isWhole(tex: string): boolean {
  const count = (sign: RegExp) => tex.match(sign)?.length ?? 0;
  return (
    tex !== '' &&
    count(/\\begin\b/g) === count(/\\end\b/g) &&
    count(/\\left\b/g) === count(/\\right\b/g) &&
    count(/(?<!\\)\{/g) === count(/(?<!\\)\}/g)
  );
}

/** What each symbol of the formula above stands for: TeX → words. */
export function Symbols({ of }: { of: Record<string, string> }) {
  const symbols = Object.entries(of);
  return (
    <PhoneFold
      title="Symbols"
      note={`What ${symbols.length === 1 ? 'the symbol stands' : `the ${symbols.length} symbols stand`} for`}
    >
      <dl className="symbols">
        {symbols.map(([tex, meaning]) => (
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
    </PhoneFold>
  );
}
