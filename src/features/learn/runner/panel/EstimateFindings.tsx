import type { Ref } from 'react';
import { durationText } from '#src/charts/durations.ts';
import { whole } from '#src/charts/numbers.ts';
import { urls } from '#src/model/urls.ts';
import type { Estimate } from '../estimate-program.ts';

interface Props {
  estimate: Estimate;
  ref: Ref<HTMLDivElement>;
}

/** What a program would take on a machine with error correction, and the way to change what was assumed. */
export function EstimateFindings({ estimate, ref }: Props) {
  const { qubits, seconds, logical, distance, tStates, factories } = estimate;
  const numbers = [
    ['Physical qubits', whole(qubits)],
    ['Run time', durationText(seconds)],
    ['Logical qubits', whole(logical.qubits)],
    ['Code distance', whole(distance)],
    ['T states', whole(tStates)],
    ['T factories', whole(factories)],
  ] as const;
  return (
    <div ref={ref} className="findings">
      <dl className="estimate-numbers">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        By the compiler’s resource estimator, for one shot: gates of 50 ns that fail once in a thousand times, the
        surface code, at most one failure in a hundred runs.{' '}
        <a href={urls.calculation(logical)} className="link">
          Open in the calculator
        </a>
      </p>
    </div>
  );
}
