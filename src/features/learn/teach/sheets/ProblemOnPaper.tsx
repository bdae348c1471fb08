import { gateList } from '#circuit/judge/gate-words.ts';
import { Kets } from '#src/design/Kets.tsx';
import { shuffled } from '../../tasks/shuffled.ts';
import { CircuitOnPaper } from './CircuitOnPaper.tsx';
import { problemCircuit } from './sheet-circuit.ts';
import type { SheetTask } from './sheet-task.ts';

/** Where a student writes: wires to draw on, a line for a number, boxes for an order or a choice. */
export function ProblemOnPaper({ task: { id, answer } }: { task: SheetTask }) {
  switch (answer.kind) {
    case 'number':
      return (
        <p className="sheet-blank">
          <span />
          {answer.share ? 'of 1, or in %' : answer.unit}
        </p>
      );
    case 'order':
      return (
        <ul className="sheet-boxes">
          {shuffled(answer.steps.length, id).map((place) => (
            <li key={place}>
              <Kets text={answer.steps[place] ?? ''} />
            </li>
          ))}
        </ul>
      );
    case 'choice':
      return (
        <ul className="sheet-boxes">
          {answer.options.map(({ text }) => (
            <li key={text}>
              <Kets text={text} />
            </li>
          ))}
        </ul>
      );
    case 'program':
      return <pre>{answer.start.trim()}</pre>;
    default:
      return (
        <>
          <p className="sheet-small">Allowed: {gateList(answer.allowed)}</p>
          <CircuitOnPaper drawn={problemCircuit(answer)} label="Wires to draw on" />
        </>
      );
  }
}
