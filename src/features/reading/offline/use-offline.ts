import { useEffect, useRef, useState } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import type { OfflineTexts } from '#src/model/schemas/pages/offline.ts';
import type { PartName } from './edition.ts';
import { type KeptEdition, readKept } from './kept-edition.ts';
import { canTake, currentEdition, obstacleOf, remove, take } from './take.ts';

/** What comes just now. */
export interface Coming {
  part: PartName;
  step: number;
  steps: number;
}

/** What this browser keeps, and the ways to change it. */
export function useOffline(texts: OfflineTexts) {
  // As the page was built, until its script has looked.
  const [isSupported, setSupported] = useState(true);
  const [kept, setKept] = useState<KeptEdition>();
  const [coming, setComing] = useState<Coming>();
  const [said, say] = useState('');
  const stop = useRef<AbortController>(undefined);

  useEffect(() => {
    setSupported(canTake());
    const look = () => void keptHere().then(setKept);
    look();
    // Another tab has taken or removed it.
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);

  const takeAlong = async (hasCompiler: boolean) => {
    if (stop.current) return;
    stop.current = new AbortController();
    const steps = hasCompiler ? 3 : 2;
    const { signal } = stop.current;
    say('');
    setComing({ part: 'pages', step: 1, steps });
    const outcome = await take({
      hasCompiler,
      signal,
      onPart: (part) => setComing({ part, step: STEPS.indexOf(part) + 1, steps }),
    });
    stop.current = undefined;
    setComing(undefined);
    if ('kept' in outcome) {
      setKept(outcome.kept);
      if (kept && kept.id !== outcome.kept.id) say(fillIn(texts.replaced, { date: outcome.kept.date }));
      return;
    }
    const why = 'problem' in outcome ? outcome.problem : texts.obstacles[outcome.obstacle];
    say(kept ? `${why} ${texts.stays}` : why);
  };
  return {
    isSupported,
    kept,
    coming,
    said,
    takeAlong: (hasCompiler: boolean) => void takeAlong(hasCompiler),
    cancel: () => stop.current?.abort(),
    lookForNewer: async (wantsCompiler: boolean) => {
      const had = kept?.taken.some(({ name }) => name === 'compiler') === true;
      try {
        const { id } = await currentEdition();
        if (id === kept?.id && had >= wantsCompiler) say(texts.newest);
        else await takeAlong(had || wantsCompiler);
      } catch (error) {
        say(`${texts.obstacles[obstacleOf(error)]} ${texts.stays}`);
      }
    },
    removeAll: async () => {
      const isGone = await remove().catch(() => false);
      if (isGone) setKept(undefined);
      say(isGone ? texts.removed : texts.obstacles.elsewhere);
    },
  };
}

const STEPS: readonly PartName[] = ['pages', 'files', 'compiler'];

/** What cannot be read counts as nothing. */
async function keptHere(): Promise<KeptEdition | undefined> {
  const kept = await readKept();
  return 'value' in kept ? kept.value : undefined;
}
