import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { idOf } from '../references.ts';

const group = z.strictObject({ title: prose, rule: prose.describe('Its rule in one line') });

/** `content/pages/feasibility.yaml`: which workload runs on which machine. */
export const feasibilityPage = z.strictObject({
  ...pageHead,
  sources: pageHead.sources.optional(),
  columns: z.array(idOf('machines')).min(1).max(8).describe('The machines that stand there at first'),
  table: z.strictObject({ ...sectionHead, sources: entrySources }),
  texts: z.strictObject({
    sentences: z
      .strictObject({
        allRun: prose.describe('{count} circuits, on one machine at least'),
        someRun: prose.describe('{run}, {count}, {name} of the first that runs on none'),
        noneRun: prose.describe('{count}'),
        nearest: prose.describe('{name}, {factor}, {machine}'),
        enough: prose.describe('{name}, {machine}'),
        noNearest: prose.describe('Where no machine has an error'),
        errors: prose.describe('{names}, {without} of {all} at work'),
        oneError: prose.describe('The same with one: {names}'),
        noError: prose.describe('{without}, {all}'),
      })
      .describe('The three sentences above the table'),
    title: prose.describe('{workloads}, {machines}'),
    groups: z.strictObject({ plain: group, corrected: group }),
    head: z.strictObject({
      qubits: prose.describe('{qubits}'),
      noQubits: prose,
      error: prose.describe('{error}, {kind}'),
      noError: prose,
      own: prose,
      ownNote: prose,
    }),
    sizes: z.strictObject({
      plain: prose.describe('Of a circuit: {qubits}, {gates}'),
      corrected: prose.describe('Of an estimate: {qubits}, {error}'),
      logical: prose.describe('Of one without a machine: {qubits} logical'),
      unknown: prose,
    }),
    words: z.strictObject({
      runs: prose,
      'many shots': prose,
      'noise wins': prose,
      'too few qubits': prose,
      'needs more': prose.describe('{factor}'),
      'enough on paper': prose,
      'no error published': prose,
      'no count published': prose,
      'no connections published': prose,
      'not on record': prose,
    }),
    details: z.strictObject({
      fidelity: prose.describe('{fidelity}'),
      below: prose.describe('Of one below a millionth'),
      beforeReadout: prose.describe('Behind it'),
      few: prose.describe('{has}, {needs}'),
      qubits: prose.describe('Of factors in qubits'),
      error: prose.describe('{factor} times less error'),
      suffices: prose,
      time: prose.describe('{time}'),
      also: prose.describe('Beside a missing error: {factor}'),
    }),
    legend: z.array(z.strictObject({ word: prose, sign: prose })).min(1),
    machines: prose.describe('Over the machines to pick'),
    most: prose.describe('How many may be picked: {most}'),
    phone: prose.describe('On a phone: the machine that is shown'),
    own: z.strictObject({
      title: prose,
      qubits: prose,
      error: prose,
      readout: prose,
      neighbors: prose,
      connectivities: z.strictObject({ all: prose, square: prose, 'heavy-hexagon': prose, line: prose }),
      cycle: prose,
    }),
    reckoning: z.strictObject({
      title: prose.describe('{workload}, {machine}'),
      open: prose.describe('Before a cell is chosen'),
      asks: prose,
      has: prose,
      so: prose,
      left: prose,
      circuit: prose.describe('{qubits}, {gates}, {measured}, {shots}, {joins}'),
      joins: z.strictObject({ line: prose, ring: prose, any: prose }),
      estimate: prose.describe('{qubits}, {error}, {time}, {name}'),
      estimateLogical: prose.describe('{logical}, {name}'),
      block: prose.describe('{qubits}, {error}, {what}'),
      machine: prose.describe('{qubits}, {error}, {readout}, {connections}, {cycle}'),
      notOnRecord: prose,
      fidelity: prose.describe('{error}, {gates}, {readout}, {measured}, {fidelity}'),
      swaps: prose.describe('{perGate}'),
      shots: prose.describe('{shots}, {least}'),
      factor: prose.describe('{needed}, {has}, {factor}'),
      carried: prose.describe('{error}'),
      lessError: prose.describe('{error}, {assumed}, {factor}'),
      time: prose.describe('{time}'),
      missing: prose.describe('{what}'),
      leftPlain: prose,
      leftCorrected: prose,
      shown: prose.describe('{date}, {machine}, {what}'),
    }),
    take: z.strictObject({ csv: prose, markdown: prose, link: prose }),
  }),
  when: z.strictObject({
    ...sectionHead,
    record: prose.describe('{kept}, {late}, {changed}, {missed}, {overdue}, {open}, {all}'),
    promises: prose.describe('Over the open promises that are drawn'),
    others: prose.describe('What others expect, as what it is'),
    more: prose,
    expected: prose.describe('The link to them'),
  }),
});

export type FeasibilityPage = z.infer<typeof feasibilityPage>;
export type FeasibilityTexts = FeasibilityPage['texts'];
