import { Section } from '#src/design/Section.tsx';
import { currentText, figuresOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { MachinePortrait } from './MachinePortrait.tsx';

/** Machines to look at next, by their portraits. */
export function MachinesBeside({ machines }: { machines: readonly Entry<'machines'>[] }) {
  return (
    <Section id="beside" title="Beside it">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-x-6">
        {machines.map((machine) => (
          <li key={machine.id}>
            <a href={urls.machine(machine.id)} className="group block text-ink no-underline">
              <MachinePortrait machine={machine} isDecorative className="mb-2.5 rounded-md border border-rule" />
              <b className="block font-serif text-lg/tight font-medium group-hover:text-accent group-hover:underline">
                {machine.name}
              </b>
              <span className="block text-xs text-ink-2">{numbersOf(machine)}</span>
              <small className="block text-xs text-ink-2">
                {machine.maker}, {machine.status}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** "156 qubits, 0.14% two-qubit error", as far as it is known. */
function numbersOf({ id }: Entry<'machines'>): string {
  const known = figuresOf(`machines/${id}`).filter(({ values: [{ value }] }) => value);
  const [qubits, error] = ['physical-qubits', 'two-qubit-error'].map((name) =>
    known.find((each) => each.name === name),
  );
  const count = qubits && (/\d$/.test(currentText(qubits)) ? `${currentText(qubits)} qubits` : currentText(qubits));
  return [count, error && `${currentText(error)} two-qubit error`].filter(Boolean).join(', ');
}
