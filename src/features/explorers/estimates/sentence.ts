import type { PhysicalEstimate } from './estimate-values.ts';

/** What a mark says. A link's name begins with what is seen of it (WCAG 2.5.3). */
export function sentenceOf({ estimate, qubitsText, timeText, isReported }: PhysicalEstimate): string {
  const time = timeText ? ` for ${timeText}` : '';
  return `${estimate.short}: ${estimate.problem}, ${qubitsText} qubits${time}${isReported ? ', reported' : ''}`;
}
