import { useMemo, useState } from 'react';
import { useFragment } from '../../use-fragment.ts';
import { decoderCorrections, hiddenFlips, type Outcome, outcomeOf, type RaceState } from './race.ts';
import { FIRST_RACE, nextRace, readRace, writeRace } from './race-address.ts';

/** How many races were run on this visit, and who kept the stored bit. */
export interface Score {
  readonly races: number;
  readonly you: number;
  readonly decoder: number;
}

/** Hidden errors, what somebody corrects, and the comparison with the decoder once it is asked for. */
export function useRace() {
  const [state, setState] = useState(FIRST_RACE);
  const [corrections, setCorrections] = useState<readonly number[]>([]);
  const [isCompared, setCompared] = useState(false);
  const [score, setScore] = useState<Score>({ races: 0, you: 0, decoder: 0 });
  const [left, setLeft] = useState<readonly string[]>([]);
  const { distance } = state;
  const hidden = useMemo(() => hiddenFlips(state), [state]);
  const decoder = useMemo(() => decoderCorrections(distance, hidden), [distance, hidden]);
  const yours = outcomeOf(distance, hidden, corrections);
  const decoders = outcomeOf(distance, hidden, decoder);

  const begin = (next: RaceState, wrong: readonly string[] = []) => {
    setState(next);
    setCorrections([]);
    setCompared(false);
    setLeft(wrong);
  };
  useFragment(readRace, (said) => begin(said.state, said.left));

  return {
    ...{ state, hidden, corrections, decoder, yours, decoders, isCompared, score, left },
    /** Corrects a qubit, or takes that back. */
    toggle: (qubit: number) =>
      corrections.includes(qubit) ? correct(without(qubit)) : correct([...corrections, qubit]),
    takeBack: (qubit: number) => correct(without(qubit)),
    compare: () => {
      if (isCompared) return;
      setCompared(true);
      setScore(({ races, you, decoder: its }) => ({
        races: races + 1,
        you: you + wins(yours.outcome),
        decoder: its + wins(decoders.outcome),
      }));
    },
    change: (part: Partial<RaceState>) => go({ ...state, ...part }),
    next: () => go(nextRace(state)),
  };

  function without(qubit: number) {
    return corrections.filter((each) => each !== qubit);
  }
  function correct(next: readonly number[]) {
    if (!isCompared) setCorrections(next);
  }
  function go(next: RaceState) {
    begin(next);
    history.replaceState(history.state, '', `#${writeRace(next)}`);
  }
}

const wins = (outcome: Outcome) => (outcome === 'corrected' ? 1 : 0);
