import { Kets } from '#src/design/Kets.tsx';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import type { PlanBoard as Board } from '#src/model/schemas/lesson-plan.ts';
import { CircuitDrawing } from '../tutorials/pictures/CircuitDrawing.tsx';

/** What stands on the board in a phase. `file` is the plan's, for messages. */
export function PlanBoard({ board, file }: { board: readonly Board[]; file: string }) {
  return (
    <figure className="plan-board">
      <figcaption>On the board</figcaption>
      {board.map((part) => (
        <BoardPart key={JSON.stringify(part)} part={part} file={file} />
      ))}
    </figure>
  );
}

function BoardPart({ part, file }: { part: Board; file: string }) {
  if ('text' in part) return <pre>{part.text}</pre>;
  if ('circuit' in part)
    return <CircuitDrawing circuit={circuitOf(`include "stdgates.inc"; ${part.circuit}`, file)} label={part.label} />;
  return (
    <table>
      <thead>
        <tr>
          {part.columns.map((column) => (
            <th key={column} scope="col">
              <Kets text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell, index) => (
              <td key={part.columns[index]}>
                <Kets text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
