import { operationCount } from '#circuit/circuit/circuit.ts';
import { counted } from '#circuit/editing/edit.ts';
import { Trash } from '#src/design/icons.tsx';
import type { SavedCircuit } from '../saved/saved-circuit.ts';

interface Props {
  title: string;
  circuits: readonly SavedCircuit[];
  onOpen: (circuit: SavedCircuit) => void;
  onDelete: (id: string) => void;
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function CircuitList({ title, circuits, onOpen, onDelete }: Props) {
  if (circuits.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="popup-text font-sans font-semibold">{title}</h3>
      <ul className="saved-list">
        {circuits.map((circuit) => {
          const { id, saved, document } = circuit;
          const { qubits } = document.circuit;
          return (
            <li key={id}>
              <button type="button" onClick={() => onOpen(circuit)}>
                {document.title || 'Without a name'}
                <span>
                  {counted(qubits.length, 'qubit')}, {counted(operationCount(document.circuit), 'operation')} ·{' '}
                  <time dateTime={saved}>{TIME.format(new Date(saved))}</time>
                </span>
              </button>
              <button
                type="button"
                className="tool"
                aria-label={`Delete ${document.title || 'the circuit without a name'}`}
                onClick={() => onDelete(id)}
              >
                <Trash aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
