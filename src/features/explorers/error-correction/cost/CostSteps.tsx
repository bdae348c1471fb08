import { SourceNumbers } from '#src/figures/EntrySources.tsx';
import type { NumberedSource } from '#src/figures/page-references.ts';
import type { Step } from './steps.ts';

interface Props {
  title: string;
  steps: readonly Step[];
  /** The works that a step is from. */
  sourcesOf: (step: Step) => readonly NumberedSource[];
}

/** The way to a number of qubits, a row a step: what, how it follows, and what it comes to. */
export function CostSteps({ title, steps, sourcesOf }: Props) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {steps.map((step) => (
        <tr key={step.id}>
          <th scope="row">{step.name}</th>
          <td>
            {step.formula}
            <SourceNumbers sources={sourcesOf(step)} />
          </td>
          <td>{step.value}</td>
        </tr>
      ))}
    </tbody>
  );
}
