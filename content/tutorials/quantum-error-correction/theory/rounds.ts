/** Faults of a line of qubits whose checks compare neighbors; rounds count from 1, qubits and checks from 0. */
interface Faults {
  checks: number;
  rounds: number;
  /** A qubit is flipped before this round. */
  flips: readonly { qubit: number; round: number }[];
  misread: readonly { check: number; round: number }[];
}

/** What the checks say, round by round: 1 where the two neighbors differ, or where they agree and it was misread. */
export function readingsOf({ checks, rounds, flips, misread }: Faults): number[][] {
  return Array.from({ length: rounds }, (_, at) =>
    Array.from({ length: checks }, (_, check) => {
      const turned = flips.filter(({ qubit, round }) => round <= at + 1 && (qubit === check || qubit === check + 1));
      const wrong = misread.filter((each) => each.check === check && each.round === at + 1);
      return (turned.length + wrong.length) % 2;
    }),
  );
}

/** Where a reading differs from that of the round before; before the first, all are 0. */
export function alarmsOf(readings: readonly (readonly number[])[]): boolean[][] {
  return readings.map((row, round) => row.map((value, check) => value !== (readings[round - 1]?.[check] ?? 0)));
}
