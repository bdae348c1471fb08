import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReviewDeck } from '../card.ts';
import type { CardState } from '../kept/card-state.ts';
import { keepAnswer, readCards, takeAnswerBack } from '../kept/keep-cards.ts';
import { keepReviewMark } from '../kept/mark.ts';
import { doneOfAll } from '../taking/done-of-all.ts';
import type { Choice, Done } from './choice.ts';
import { isDue } from './days.ts';
import { planSitting } from './plan.ts';
import { type Answer, answered } from './schedule.ts';
import { afterAnswer, beginSitting, type Sitting, withoutAnsweredElsewhere } from './sitting.ts';

/** What is known of the cards: as it is kept, or, where the browser keeps nothing, as long as the page is there. */
export interface Memory {
  readonly states: readonly CardState[];
  readonly left: readonly string[];
  readonly hasNewer: boolean;
  /** Why nothing is kept. */
  readonly problem?: string | undefined;
}

/** A sitting after the other, and what is kept of them. Until what is kept is read, there is none. */
export function useSitting(deck: ReviewDeck, choice: Choice) {
  const [memory, setMemory] = useState<Memory>();
  const [sitting, setSitting] = useState<Sitting>();
  const [note, setNote] = useState('');
  /** A second press of the same answer is no second answer. */
  const isBusy = useRef(false);

  const plan = useCallback(
    ({ states, left }: Memory) =>
      beginSitting(planSitting({ deck, states, left, choice, done: doneHere(), now: Date.now() })),
    [deck, choice],
  );
  useEffect(() => {
    let isCurrent = true;
    void readMemory().then((read) => {
      if (!isCurrent) return;
      setMemory(read);
      setSitting(plan(read));
    });
    return () => {
      isCurrent = false;
    };
  }, [plan]);

  /** Takes what another tab has kept meanwhile. */
  const look = useEffectEvent(async () => {
    if (!memory || memory.problem !== undefined || isBusy.current) return;
    const read = await readMemory();
    if (read.problem !== undefined || isBusy.current) return;
    setMemory(read);
    setSitting((before) => before && settled(before, read));
  });
  const others = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const listener = () => void look();
    const channel = new BroadcastChannel('review');
    others.current = channel;
    channel.onmessage = listener;
    // A tab that the browser had put to sleep hears of nothing.
    addEventListener('focus', listener);
    return () => {
      channel.close();
      removeEventListener('focus', listener);
    };
  }, []);
  /** The other tabs look anew, and the page's own script counts anew. */
  const tell = () => {
    others.current?.postMessage('kept');
    dispatchEvent(new Event('storage'));
  };

  /** Runs one change after the other; what is pressed meanwhile is not heard. */
  const change = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setNote('');
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };

  const answer = (given: Answer, took: number) =>
    change(async () => {
      const seat = sitting?.seats[sitting.at];
      if (!memory || !seat) return;
      const now = Date.now();
      const { id } = seat.card;
      const next = (before: CardState | undefined) =>
        answered(id, before, given, { now, took: Math.max(0, Math.round(took)) });
      const kept = memory.problem === undefined ? await keepAnswer(id, next) : undefined;
      if (kept && 'value' in kept) {
        keepReviewMark(choice);
        const read = await readMemory();
        const after = read.problem === undefined ? read : withState(memory, kept.value.after);
        setMemory(after);
        setSitting(settled(afterAnswer(sitting, given, kept.value, now), after));
        tell();
        return;
      }
      const before = memory.states.find((state) => state.id === id);
      const after = next(before);
      setMemory(withState({ ...memory, problem: kept?.problem ?? memory.problem }, after));
      setSitting(afterAnswer(sitting, given, { before, after }, now));
    });

  const undo = () =>
    change(async () => {
      if (!memory || !sitting?.last) return;
      const { answered: last, sitting: before } = sitting.last;
      const back = memory.problem === undefined ? await takeAnswerBack(last.before, last.after) : undefined;
      if (back && 'problem' in back) return setNote(back.problem);
      setMemory(withState(memory, last.before, last.after.id));
      setSitting(before);
      tell();
    });

  const stop = () => setSitting((before) => before && { ...before, at: -1 });
  /** Five minutes more, where anything would be asked in them. */
  const further = memory && sitting && sitting.at < 0 ? plan(memory) : undefined;
  const more = further && further.seats.length > 0 ? () => setSitting(further) : undefined;
  return { memory, sitting, note, answer, undo, stop, more };
}

async function readMemory(): Promise<Memory> {
  const read = await readCards();
  return 'value' in read ? read.value : { states: [], left: [], hasNewer: false, problem: read.problem };
}

function settled(sitting: Sitting, { states }: Memory): Sitting {
  const now = Date.now();
  const known = new Map(states.map((state) => [state.id, state]));
  const isOpen = (id: string) => {
    const state = known.get(id);
    return state === undefined || isDue(state, now);
  };
  return sitting.at < 0 ? sitting : withoutAnsweredElsewhere(sitting, ({ id }) => isOpen(id), now);
}

function withState(memory: Memory, state: CardState | undefined, id = state?.id): Memory {
  const others = memory.states.filter((each) => each.id !== id);
  return { ...memory, states: state ? [...others, state] : others };
}

function doneHere(): Done {
  try {
    return doneOfAll();
  } catch {
    return {};
  }
}
