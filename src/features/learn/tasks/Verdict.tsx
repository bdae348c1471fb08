import type { ReactNode } from 'react';
import { Check, Info, Lightbulb, NotEqual } from '#src/design/icons.tsx';
import { Kets } from '#src/design/Kets.tsx';
import type { Judged } from './check-answer.ts';

/** What the judge says: its sign, its sentence, and what is said of a known mistake. */
export function Verdict({ judged }: { judged: Judged }) {
  const { isSolved, lead, difference, says } = judged;
  return (
    <Note kind={isSolved ? 'right' : 'wrong'}>
      <p>
        <b>{`${lead}${difference ? (isSolved ? ' ' : ': ') : '.'}`}</b>
        {difference ? <Kets text={`${difference}.`} /> : null}
      </p>
      {says ? (
        <p>
          <Kets text={says} />
        </p>
      ) : null}
    </Note>
  );
}

const SIGNS = { right: Check, wrong: NotEqual, hint: Lightbulb, note: Info };

export function Note({ kind, children }: { kind: keyof typeof SIGNS; children: ReactNode }) {
  const Sign = SIGNS[kind];
  return (
    <div className="task-note" data-kind={kind}>
      <Sign aria-hidden />
      <div>{children}</div>
    </div>
  );
}
