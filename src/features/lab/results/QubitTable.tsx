import { memo } from 'react';
import type { QubitState } from '#circuit/engine/snapshot.ts';
import { decimal } from '#circuit/quantum/notation.ts';

/** Each qubit by itself: what it reads, its Bloch vector, and how mixed it is. */
export const QubitTable = memo(function QubitTable({
  names,
  states,
}: {
  names: readonly string[];
  states: readonly QubitState[];
}) {
  return (
    <table className="qubit-table">
      <caption className="visually-hidden">Qubits by themselves</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Qubit</span>
          </th>
          <th scope="col">P(1)</th>
          <th scope="col">x, y, z</th>
          <th scope="col">Length</th>
          <th scope="col">Entropy</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ one, bloch, length, entropy }, wire) => (
          <tr key={names[wire]}>
            <th scope="row">
              <NameText name={names[wire] ?? ''} />
            </th>
            <td>{decimal(one)}</td>
            <td>{[bloch.x, bloch.y, bloch.z].map((value) => decimal(value, 2)).join(', ')}</td>
            <td>{decimal(length, 2)}</td>
            <td>{decimal(entropy, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** The name of a wire or bit: q[0] with its number low. */
function NameText({ name }: { name: string }) {
  const [, word, place] = /^(.*)\[(\d+)\]$/.exec(name) ?? [];
  return place === undefined ? (
    name
  ) : (
    <>
      {word}
      <sub>{place}</sub>
    </>
  );
}
