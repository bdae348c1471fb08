import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { digits, NOTHING } from '#circuit/quantum/notation.ts';
import { amplitudeRows } from '../results/amplitude-rows.ts';

/** A state is said once it has stood for this long: who steps quickly hears where it ends, and a sweep is silent. */
const REST_MS = 400;

/** Says what the state is, after each step and each change, for those who do not see it. */
export function StateStatus({ snapshot }: { snapshot: Snapshot }) {
  const [said, setSaid] = useState('');
  const last = useRef(snapshot);
  useEffect(() => {
    if (last.current === snapshot) return;
    const timer = setTimeout(() => {
      last.current = snapshot;
      setSaid(stateSentence(snapshot));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [snapshot]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

/** Up to this many outcomes are named; of more, only the number is said. */
const MOST_TERMS = 4;

/** What can be read at the cut, in one sentence for who hears it: "After column 3: 00 with 0.5, 11 with 0.5." */
export function stateSentence({ cut, qubits, probabilities, isExact }: Snapshot): string {
  const rows = amplitudeRows(probabilities, 'value').filter((index) => (probabilities[index] ?? 0) > NOTHING);
  const terms = rows
    .slice(0, MOST_TERMS)
    .map((index) => `${digits(index, qubits)} with ${spoken(probabilities[index] ?? 0)}`);
  const more = rows.length > MOST_TERMS ? `; ${rows.length - MOST_TERMS} more` : '';
  const where = cut === 0 ? 'Before column 1' : `After column ${cut}`;
  return `${where}${isExact ? '' : ', sampled'}: ${terms.join(', ')}${more}.`;
}

function spoken(probability: number): string {
  return probability < 0.001 ? 'less than 0.001' : String(Number(probability.toFixed(3)));
}
