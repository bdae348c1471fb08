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
  const { id, title, what, outcome, probabilities, see, qasm, sources } = circuit;
  const texts = pageOf('entries').circuit;
  const open = (
    <ButtonLink href={href} variant="primary">
      {texts.open}
    </ButtonLink>
  );
  return (
    <>
      <Section id="circuit" title={texts.drawing} action={open}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-6 rail:grid-cols-[minmax(0,auto)_minmax(18rem,1fr)]">
          <WideCircuit circuit={circuitOf(qasm, `content/circuits/${id}.yaml`)} label={`${title}: ${what}`} />
          <div className="min-w-0">
            <h3 className="text-lg">{texts.look}</h3>
            <p className="mt-1 max-w-measure">
              <Kets text={see.text} />
            </p>
            <details className="mt-4 text-sm">
              <summary className="w-fit cursor-pointer py-1 font-semibold text-accent">{texts.text}</summary>
              <pre className="mt-1 rounded-sm bg-sunken p-4 whitespace-pre-wrap wrap-anywhere">{qasm.trim()}</pre>
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
    <table className="w-full max-w-2xl text-sm">
      <caption className="visually-hidden">{outcomes}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-left text-ink-2">
          <th scope="col" className="w-32 py-1.5 pr-4 font-semibold">
            {outcome}
          </th>
          <th scope="col" colSpan={2} className="py-1.5 font-semibold">
            {probability}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bits, text, share }) => (
          <tr key={bits} className="border-b border-rule">
            <th scope="row" className="py-1.5 pr-4 text-left font-mono font-normal whitespace-nowrap">
              {bits}
            </th>
            <td className="pr-4 whitespace-nowrap">{shareText(text, share)}</td>
            <td className="w-1/2">
              <span className="block h-3 rounded-xs bg-viz-1" style={{ width: `${Math.round(share * 1000) / 10}%` }} />
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
