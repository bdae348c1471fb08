import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { stateSentence } from '../results/state-sentence.ts';

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
