import '#src/design/entry.css';
import { radians } from '#circuit/circuit/angle.ts';
import { ButtonLink } from '#src/design/Button.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { Section } from '#src/design/Section.tsx';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { WideCircuit } from '#src/drawings/circuit/WideCircuit.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Entry, pageOf } from '#src/model/read-content.ts';

interface Props {
  circuit: Entry<'circuits'>;
  /** Opens it in the lab. */
  href: string;
  references: PageReferences;
}

/** A circuit of the gallery: drawn, with where to look, what comes out, and its text. */
export function CircuitEntry({ circuit, href, references }: Props) {
  const { id, title, outcome, probabilities, see, qasm, sources } = circuit;
  const texts = pageOf('entries').circuit;
  const open = (
    <ButtonLink href={href} variant="primary">
      {texts.open}
    </ButtonLink>
  );
  return (
    <>
      <Section id="circuit" title={texts.drawing} action={open}>
        <div className="entry-columns beside">
          <WideCircuit circuit={circuitOf(qasm, `content/circuits/${id}.yaml`)} label={title} />
          <div>
            <h3 className="text-lg">{texts.look}</h3>
            <p className="mt-1 max-w-measure">
              <Kets text={see.text} />
            </p>
            <details className="entry-fold">
              <summary>{texts.text}</summary>
              <pre>
                <code className="language-openqasm">{qasm.trim()}</code>
              </pre>
            </details>
          </div>
        </div>
      </Section>
      <Section id="outcomes" title={texts.outcomes} intro={outcome}>
        <Outcomes probabilities={probabilities} />
        <div className="mt-3">
          <EntrySources sources={sources} references={references} />
        </div>
      </Section>
    </>
  );
}

/** Every outcome that comes, with its probability as theory has it, as a number and as a bar. */
function Outcomes({ probabilities }: Pick<Entry<'circuits'>, 'probabilities'>) {
  const { outcomes, outcome, probability } = pageOf('entries').circuit;
  const rows = Object.entries(probabilities)
    .map(([bits, text]) => ({ bits, text, share: radians(text, {}) }))
    .sort((a, b) => a.bits.localeCompare(b.bits));
  return (
    <table className="entry-outcomes">
      <caption className="visually-hidden">{outcomes}</caption>
      <thead>
        <tr>
          <th scope="col">{outcome}</th>
          <th scope="col" colSpan={2}>
            {probability}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bits, text, share }) => (
          <tr key={bits}>
            <th scope="row">{bits}</th>
            <td>{shareText(text, share)}</td>
            <td>
              <i style={{ width: `${Math.round(share * 1000) / 10}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A fraction as it is; of a longer expression its value, to three digits. */
function shareText(text: string, share: number): string {
  return /^\d+(\/\d+)?$/.test(text) ? text : share.toFixed(3);
}
