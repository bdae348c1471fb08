import { fillIn } from '#src/charts/fill-in.ts';
import { inWords, whole } from '#src/charts/numbers.ts';
import type { PatchTexts } from '#src/model/schemas/pages/error-correction/patch.ts';
import { choose } from '../vote/majority.ts';
import type { PatchAnswer } from './decode-patch.ts';
import type { Distance, PatchState } from './patch-state.ts';

/** What is said of a patch: one word first, then why. */
export interface Verdict {
  readonly kind: 'empty' | 'corrected' | 'logical';
  readonly title: string;
  readonly why: string;
}

/** What came of a patch in words. */
export function verdictOf({ verdict }: PatchTexts, { mishaps }: PatchState, answer: PatchAnswer): Verdict {
  if (mishaps.length === 0) return { kind: 'empty', ...verdict.empty };
  const numbers = {
    errors: countOf(mishaps.length, verdict.error),
    lit: countOf(answer.lit.length, verdict.check),
    flips: countOf(answer.taken.length, verdict.flip),
    edges: answer.chains.map(({ error }) => verdict.across[error]).join(' and '),
  };
  const said = (texts: { title: string; why: string }) => ({
    title: texts.title,
    why: sentence(fillIn(texts.why, numbers)),
  });
  if (answer.isCorrected)
    return { kind: 'corrected', ...said(answer.lit.length === 0 ? verdict.harmless : verdict.corrected) };
  return { kind: 'logical', ...said(answer.lit.length === 0 ? verdict.unseen : verdict.logical) };
}

/** What the distance promises, and what this decoder does beyond it where that was counted through. */
export function promiseOf({ promise }: PatchTexts, distance: Distance, survived: number | undefined): [string, string] {
  const sure = (distance - 1) / 2;
  const of = choose(distance ** 2, sure + 1);
  const numbers = {
    distance,
    errors: inWords(sure),
    sets: whole(choose(distance ** 2, sure)),
    next: inWords(sure + 1),
  };
  return [
    sentence(fillIn(sure === 1 ? promise.one : promise.many, numbers)),
    survived === undefined
      ? promise.beyond
      : sentence(fillIn(promise.counted, { ...numbers, survived: whole(survived), of: whole(of) })),
  ];
}

function countOf(count: number, { one, many }: { one: string; many: string }): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
