import { urls } from '#src/model/urls.ts';
import { answerAnchor } from './answer-anchor.ts';
import type { Claim } from './claim.ts';

export interface ClaimEvent {
  /** On this site; an answer by its anchor. */
  path: string;
  title: string;
  text: string;
  date: string;
  category: 'Claim' | 'Answer';
}

/** What a feed tells of: each claim, and each answer to it. */
export function claimEvents(claims: readonly Claim[]): ClaimEvent[] {
  return claims.flatMap(({ id, title, who, claimed, date, answers }) => {
    const path = urls.advantageClaim(id);
    return [
      { path, title: `${who}: ${title}`, text: claimed, date, category: 'Claim' as const },
      ...answers.map((answer, index) => ({
        path: `${path}#${answerAnchor(index)}`,
        title: `${answer.who} on: ${title}`,
        text: answer.what,
        date: answer.date,
        category: 'Answer' as const,
      })),
    ];
  });
}
