/** What a program must give, from theory; `programs.test.ts` checks it for every program of the site. */
export interface Answer {
  /** Probability of each outcome, as the runner labels outcomes ("101", of OpenQASM with bit 0 rightmost, or the printed Q# value). Absent ones: 0. */
  outcomes?: Record<string, number>;
  /** Amplitudes [re, im] of the last DumpMachine by basis state ("01", q[0] leftmost), to 1e-9. Absent ones: 0. */
  state?: Record<string, [re: number, im: number]>;
  /** Anything else, on the outcome labels and the messages of all shots. Throws an Error that says what is wrong. */
  check?: (run: { outcomes: string[]; messages: string[] }) => void;
  /** Shots of the test run; 4,096 unless said otherwise. */
  shots?: number;
  /**
   * For the Qiskit file: exact probabilities of every circuit in the order in which the program samples them (or asks
   * for `Statevector`), keys as Qiskit prints them (qubit 0 rightmost). Without it, with `outcomes` and without
   * `qiskitCheck`: the last circuit gives `outcomes`, of a Q# program with every string reversed.
   */
  qiskit?: Record<string, number>[];
  /** Anything else about the Qiskit file, on the lines it printed. Throws an Error that says what is wrong. */
  qiskitCheck?: (printed: string[]) => void;
}
