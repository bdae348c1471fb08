import { formatPartial } from '#src/design/format-date.ts';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import type { Claim } from './claim.ts';

/** A link's name begins with what is seen of it (WCAG 2.5.3): "Google Sycamore, Random-circuit sampling: …". */
export function sentenceOf(claim: Claim, standings: QuantumAdvantagePage['standings']): string {
  const { short, machineShort, task, date, answers, standing, reported } = claim;
  const count = answers.length === 1 ? '1 answer' : `${answers.length || 'no'} answers`;
  const known = reported ? ' reported' : '';
  return `${short} ${machineShort}${known}, ${task}: ${standings[standing].name.toLowerCase()}, ${formatPartial(date)}, ${count}`;
}
