import { SourceNumbers } from '#src/figures/EntrySources.tsx';
import type { NumberedSource } from '#src/figures/page-references.ts';

/** A number on the way to an answer: what it is, how it follows with the numbers in it, and what it comes to. */
export interface Step {
  id: string;
  name: string;
  formula: string;
  value: string;
}

export type StepSources = Readonly<Partial<Record<string, readonly NumberedSource[]>>>;

interface Props {
  /** Of several ways in one table. */
  title?: string;
  /** The works that all of it is from. */
  sources?: readonly NumberedSource[];
  steps: readonly Step[];
  /** The works that a step is from. */
  rules?: StepSources;
}

/** The way to a number of qubits, a row a step: what, how it follows, and what it comes to. */
export function StepRows({ title, sources = [], steps, rules = {} }: Props) {
  return (
    <tbody>
      {title ? (
        <tr>
          <th scope="rowgroup" colSpan={3}>
            {title}
            <SourceNumbers sources={sources} />
          </th>
        </tr>
      ) : null}
      {steps.map(({ id, name, formula, value }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>
            {formula}
            <SourceNumbers sources={rules[id] ?? []} />
          </td>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  );
}
