import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { httpsUrl, namedLink, pageHead, prose, sectionHead } from '../fields.ts';
import { MACHINE_OFFERS } from '../machine.ts';
import { idOf } from '../references.ts';

const program = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
  .describe('A program as `<tutorial>/<name>`, without its ending');

const service = z.strictObject({
  name: prose,
  url: httpsUrl.describe('Where one signs in'),
  offer: z.enum(MACHINE_OFFERS).describe('How its machines say that it offers them'),
  maker: prose.optional().describe('Only machines of this maker'),
  free: z.strictObject({
    text: prose.describe('What is free on a processor'),
    reported: z.literal(true).optional().describe('No page of the service itself was read'),
    sources: entrySources,
  }),
  tools: z.array(idOf('tools')).min(1).describe('What one writes programs with'),
  program: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+\.(py|qs|qasm)$/)
    .describe('The file of a program of ours: "first-quantum-circuit/bell-pair.py"'),
  change: prose.describe('What is to be done with it'),
  sources: entrySources,
});

const readerTexts = z.strictObject({
  circuit: prose,
  other: prose,
  text: prose,
  counts: prose,
  example: prose.describe('Stands in the empty field'),
  order: prose,
  right: prose,
  left: prose,
  compare: prose,
  outcome: prose,
  counted: prose,
  theory: prose,
  off: prose,
  never: prose.describe('In the place of a number that theory does not allow'),
  others: prose.describe('After the rows, where there are too many: {count}'),
  lab: prose,
  failed: prose,
});

export type ReaderTexts = z.infer<typeof readerTexts>;

/** `content/pages/run-it-for-real.yaml` */
export const runItPage = z.strictObject({
  ...pageHead,
  services: z.strictObject({
    ...sectionHead,
    columns: z.strictObject({ service: prose, free: prose, machines: prose, languages: prose, program: prose }),
    reported: prose.describe('Beside what no page of the service itself says'),
    noError: prose,
    items: z.array(service).min(1),
    elsewhere: z.strictObject({
      text: prose.describe('Before the machines of no service'),
      note: prose,
      sources: entrySources,
    }),
  }),
  differs: z.strictObject({
    ...sectionHead,
    program,
    outcomes: z
      .array(z.string().regex(/^[01]+$/))
      .min(1)
      .describe('What a perfect machine reads'),
    finding: prose.describe('{best} shots of {least}, {worst} of {most}'),
    method: prose,
    least: prose.describe('Where the readout error is not on record: {count}'),
    columns: z.strictObject({ machine: prose, gate: prose, readout: prose, wrong: prose }),
    unknown: prose,
    reasons: z.array(z.strictObject({ name: prose, text: prose })).min(1),
  }),
  program: z.strictObject({
    ...sectionHead,
    step: namedLink.extend({ href: z.string().regex(/^\/tutorials\/[a-z-]+#step-\d+$/) }),
    lab: prose,
    download: prose.describe('{file}'),
  }),
  reader: z.strictObject({
    ...sectionHead,
    circuits: z.array(program).min(1).describe('Programs in OpenQASM whose counts can be read'),
    texts: readerTexts,
    without: prose.describe('Where no script runs'),
  }),
  related: z.array(namedLink).min(1),
});

export type RunItPage = z.infer<typeof runItPage>;
export type WrittenService = RunItPage['services']['items'][number];
