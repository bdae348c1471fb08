import type { ReactNode } from 'react';
import { amplitudeText, decimal, NOTHING, phaseOf } from '#circuit/quantum/notation.ts';
import { PhaseDial } from '#src/features/lab/results/PhaseKey.tsx';
import type { ComparedAmplitudes, ComparedOutcomes } from './compared-state.ts';

interface Props {
  compared: ComparedAmplitudes | ComparedOutcomes;
  /** Whether rows that differ are marked: after the judge has spoken. */
  isMarking: boolean;
}

/** The goal beside one's own, row by row. */
export function GoalTable({ compared, isMarking }: Props) {
  return (
    <table className="goal-table" aria-label="The goal beside yours">
      <thead>
        <tr>
          <td>{compared.kind === 'amplitudes' && compared.input ? `From |${compared.input}⟩` : null}</td>
          <th scope="col">Goal</th>
          <th scope="col">Yours</th>
        </tr>
      </thead>
      <tbody>
        {compared.kind === 'amplitudes'
          ? compared.rows.map(({ ket, goal, yours, isDifferent }) => (
              <Row key={ket} head={`|${ket}⟩`} isBad={isMarking && isDifferent}>
                <Amplitude value={goal} />
                {yours ? <Amplitude value={yours} /> : '–'}
              </Row>
            ))
          : compared.rows.map(({ outcome, goal, yours }) => (
              <Row key={outcome} head={outcome} isBad={isMarking && Math.abs(goal - yours) > 1e-4}>
                <Share value={goal} />
                <Share value={yours} />
              </Row>
            ))}
      </tbody>
      {compared.kind === 'amplitudes' && compared.more > 0 ? (
        <tfoot>
          <tr>
            <td colSpan={3}>
              {compared.rows.length > 0 ? `and ${compared.more} more` : `All ${compared.more} amplitudes agree`}
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

function Row({
  head,
  isBad,
  children: [goal, yours],
}: {
  head: string;
  isBad: boolean;
  children: [ReactNode, ReactNode];
}) {
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        <span>{goal}</span>
      </td>
      <td data-bad={isBad || undefined}>
        <span>
          {yours}
          {isBad ? <span className="visually-hidden">, differs</span> : null}
        </span>
      </td>
    </tr>
  );
}

function Amplitude({ value: [re, im] }: { value: readonly [number, number] }) {
  return (
    <>
      <PhaseDial phase={Math.hypot(re, im) > NOTHING ? phaseOf(re, im) : undefined} />
      {amplitudeText(re, im)}
    </>
  );
}

function Share({ value }: { value: number }) {
  return (
    <>
      <span className="share-bar" aria-hidden>
        <i style={{ width: `${100 * value}%` }} />
      </span>
      {decimal(value, 3)}
    </>
  );
}
