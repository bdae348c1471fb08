import '#src/design/entry.css';
import { Kets } from '#src/design/Kets.tsx';
import { Section } from '#src/design/Section.tsx';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { WideCircuit } from '#src/drawings/circuit/WideCircuit.tsx';
import { addressOf } from '#src/model/entry-pages.ts';
import { type Entry, pageOf } from '#src/model/read-content.ts';

/** A circuit of the lab, with the address that opens it there. */
export interface LabCircuit {
  circuit: Entry<'circuits'>;
  href: string;
}

/** The circuits of the lab that show an algorithm, drawn; nothing where none does. */
export function AlgorithmCircuits({ circuits }: { circuits: readonly LabCircuit[] }) {
  if (circuits.length === 0) return null;
  const texts = pageOf('entries').algorithm;
  return (
    <Section id="circuits" title={texts.circuits}>
      <ul className={circuits.length > 1 ? 'entry-columns' : 'entry-stack'}>
        {circuits.map(({ circuit: { id, title, what, outcome, qasm }, href }) => (
          <li key={id}>
            <WideCircuit circuit={circuitOf(qasm, `content/circuits/${id}.yaml`)} label={title} />
            <h3 className="mt-3 text-lg">
              <a href={addressOf('circuits', id)}>{title}</a>
            </h3>
            <p className="mt-1 max-w-measure text-sm text-ink-2">
              <Kets text={`${what} ${outcome}`} />
            </p>
            <p className="mt-2 text-sm font-semibold">
              <a href={href}>
                {texts.open}
                <span className="visually-hidden">: {title}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
