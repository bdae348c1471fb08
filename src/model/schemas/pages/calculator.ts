import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';

const step = z.strictObject({
  name: prose,
  formula: prose.describe('The rule, with its numbers filled in'),
  sources: entrySources.optional().describe('Where the rule is from; arithmetic has none'),
});

const numberInput = z.strictObject({ label: prose, unit: prose.optional().describe('Behind the number') });

/** What an answer rests on, where engines differ: a row of the comparison. */
const difference = z.strictObject({
  name: prose,
  ours: prose,
  compiler: prose,
  why: prose.describe('Why they differ'),
});

/** `content/pages/calculator.yaml`: what an algorithm takes, by two engines. */
export const calculatorPage = z.strictObject({
  ...pageHead,
  calculator: z.strictObject({ ...sectionHead, sources: entrySources }),
  texts: z.strictObject({
    start: prose.describe('Name of the list of published estimates to start from'),
    own: prose.describe('In that list, where the numbers are those of none'),
    inputs: z.strictObject({
      logicalQubits: numberInput,
      toffolis: numberInput,
      ts: numberInput,
      error: numberInput,
      cycle: numberInput,
      reaction: numberInput,
      factories: numberInput,
      routing: numberInput,
      budget: numberInput,
      hot: numberInput,
    }),
    storage: prose,
    storages: z.strictObject({ plain: prose, yoked: prose, ldpc: prose }),
    more: prose.describe('Opens the inputs that most estimates leave as they are'),
    bounded: prose.describe('Of a number beyond its range: {name}, {least}, {most}'),
    left: prose.describe('What of an address could not be taken: {parts}'),
    ours: z.strictObject({ title: prose, published: prose.describe('{qubits}, {time}') }),
    answer: z.strictObject({ qubits: prose.describe('{qubits}'), time: prose.describe('{time}') }),
    refusals: z
      .strictObject({
        'above the threshold': prose.describe('{error}, {threshold}'),
        'no magic states': prose,
        'no factories': prose,
        'too large a distance': prose.describe('{distance}'),
      })
      .describe('Why there is no answer'),
    compiler: z.strictObject({
      title: prose,
      model: prose,
      models: z.strictObject({
        qubit_gate_ns_e3: prose,
        qubit_gate_ns_e4: prose,
        qubit_gate_us_e3: prose,
        qubit_gate_us_e4: prose,
        qubit_maj_ns_e4: prose,
        qubit_maj_ns_e6: prose,
      }),
      code: prose,
      codes: z.strictObject({ surface_code: prose, floquet_code: prose }),
      limited: prose.describe('Before the box that limits its factories to the number above'),
      ask: prose.describe('The button; its engine is fetched once'),
      stop: prose,
      before: prose.describe('Beside the button, before it was pressed'),
      loading: prose,
      running: prose,
      failed: prose,
      refused: prose.describe('{message} of the compiler'),
    }),
    stepsTitle: prose,
    stepHeads: z.tuple([prose, prose, prose]),
    steps: z.strictObject({
      states: step.describe('{toffolis}, {ts}'),
      hotTiles: step.describe('{hot}, {routing}'),
      pace: z
        .strictObject({ name: prose, factories: prose, reaction: prose, sources: entrySources })
        .describe('{distance}, {cycle}, {count}, {reaction}'),
      seconds: step.describe('{states}, {pace}'),
      rounds: step.describe('{time}, {cycle}'),
      tileError: step.describe('{prefactor}, {power}'),
      failure: step.describe('{tileError}, {tiles}, {rounds}, {budget}'),
      distance: step.describe('{budget}'),
      tileQubits: step.describe('{distance}'),
      hotQubits: step.describe('{tiles}, {tileQubits}'),
      coldQubits: step.describe('{cold}, {tileQubits}, {density}'),
      factoryQubits: step.describe('{count}, {tiles}, {tileQubits}'),
      qubits: step,
    }),
    differences: z.strictObject({
      title: prose,
      heads: z.tuple([prose, prose, prose, prose]),
      rows: z.strictObject({
        tiles: difference,
        distance: difference,
        step: difference,
        states: difference,
        factories: difference,
      }),
    }),
    sensitivity: z.strictObject({
      title: prose,
      intro: prose,
      heads: z.tuple([prose, prose, prose, prose]),
      change: prose.describe('{name}, {from}, {to}'),
    }),
    take: z.strictObject({ link: prose, csv: prose, markdown: prose }),
    markdown: z.strictObject({ title: prose, assumed: prose, answers: prose, limits: prose }),
  }),
  reproduction: z.strictObject({
    ...sectionHead,
    finding: prose.describe('Title of the picture: {within}, {tried}'),
    unit: prose,
    label: prose,
    signs: z.strictObject({ qubits: prose, time: prose, shaded: prose }),
    basis: prose.describe('{tried}, {published}'),
    note: prose,
    columns: z.array(prose).length(7),
    distances: prose.describe('Where the paper names its own: {ours}, {published}'),
    assumptions: z
      .strictObject({ factories: prose, reaction: prose, storage: prose, budget: prose })
      .describe('What is assumed where a paper does not say it'),
    assumed: prose.describe('Of a number that the paper does not give, in the reason: {parts}'),
    reasons: z
      .record(z.string(), prose)
      .describe('By the id of an estimate: why the calculator misses it by more than a factor of two'),
    untried: z.strictObject({
      title: prose,
      intro: prose.describe('{count}'),
      lacks: z.strictObject({ qubits: prose, gates: prose, physical: prose, time: prose, error: prose, cycle: prose }),
    }),
  }),
});

export type CalculatorPage = z.infer<typeof calculatorPage>;
export type CalculatorTexts = CalculatorPage['texts'];
