import { at } from '#src/features/learn/tutorials/at.ts';
import type { Playable, PlayState, Setting } from '#src/features/learn/tutorials/state/playable.ts';
import { KICKED, type Kicked } from './kicked-cases.ts';
import { type Arrow, hadamards } from './phase-kickback-theory.ts';

export interface ArrowsPicture {
  /** 0 before the call, 1 after it, 2 after the last Hadamards. */
  stage: number;
  /** Each string with its arrow, and what stands below its name: the value of f, or the probability. */
  arrows: { name: string; arrow: Arrow; note: string }[];
}

const STAGES = ['Before', 'After', 'At the end'];

/** What one call leaves on its inputs, as arrows: before it, after it, and after the last Hadamards. */
export const play: Playable<ArrowsPicture> = {
  about: 'One call, seen on its inputs',
  controls: [
    { name: 'stage', label: 'Place in the circuit', kind: 'choice', max: 2, say: (stage) => STAGES[stage] ?? '' },
    { name: 'f', label: 'What is called', kind: 'range', max: KICKED.length - 1, say: (f) => at(KICKED, f).name },
  ],
  start: { stage: 1, f: 4 },
  stateOf,
};

function stateOf({ stage = 0, f = 0 }: Setting): PlayState<ArrowsPicture> {
  const called = at(KICKED, f);
  const arrows = arrowsOf(called, stage);
  const chances = hadamards(arrowsOf(called, 1)).map(lengthSquared);
  const best = chances.indexOf(Math.max(...chances));
  return {
    title:
      [`Before the call, ${called.n === 1 ? 'both' : 'all eight'} arrows agree`, called.called, called.read(chances)][
        stage
      ] ?? '',
    value: `${Math.round(100 * (chances[best] ?? 0))}%`,
    note: `reads ${nameOf(best, called.n)}`,
    data: {
      stage,
      arrows: arrows.map((arrow, x) => ({ name: nameOf(x, called.n), arrow, note: noteOf(called, stage, x, arrow) })),
    },
  };
}

/** The arrows of the inputs. Where a value was read, those that do not have it are gone. */
function arrowsOf({ n, turns, isLeft = () => true }: Kicked, stage: number): Arrow[] {
  const inputs = Array.from({ length: 2 ** n }, (_, x) => x);
  if (stage === 0) return inputs.map(() => [1 / Math.sqrt(inputs.length), 0]);
  const length = 1 / Math.sqrt(inputs.filter(isLeft).length);
  const called = inputs.map((x): Arrow => {
    if (!isLeft(x)) return [0, 0];
    return [length * Math.cos(2 * Math.PI * turns(x)), length * Math.sin(2 * Math.PI * turns(x))];
  });
  return stage === 1 ? called : hadamards(called);
}

const lengthSquared = ([re, im]: Arrow) => re ** 2 + im ** 2;
const nameOf = (x: number, n: number) => x.toString(2).padStart(n, '0');

function noteOf({ values }: Kicked, stage: number, x: number, arrow: Arrow): string {
  if (stage === 2) return `${Math.round(100 * lengthSquared(arrow))}%`;
  return values ? `f = ${values(x)}` : '';
}
