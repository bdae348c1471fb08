import { z } from 'zod';
import { urls } from '../../urls.ts';
import { entrySources } from '../citation.ts';
import { namedLink, pageHead, prose, sectionHead, sitePath } from '../fields.ts';

const comparisonRow = z.strictObject({
  aspect: prose,
  classical: prose,
  quantum: prose,
});

const picture = z
  .strictObject({
    title: prose,
    hint: prose.describe('What to do with the controls, and what to look for'),
  })
  .describe('Words beside a picture to play with');

const sceneId = z.enum(['coin', 'wave', 'two-slits', 'reading', 'pair', 'good-for']);

const sentence = z.strictObject({
  name: prose.max(24).describe('Its name, in a few words'),
  text: prose.max(180).describe('One or two sentences for somebody of sixteen: no formula, no symbol'),
});

const scene = z.strictObject({
  id: sceneId.describe('Which picture it is: src/features/topics/explainer/scenes/'),
  title: prose.max(24),
  says: z
    .tuple([sentence, sentence, sentence])
    .describe('Three sentences; each sets the picture, the first as it begins'),
  numbers: z.array(prose).min(1).describe('The same as formulas, folded; TeX between dollar signs'),
  breaks: z.array(prose).min(1).describe('What the picture hides, folded'),
  sources: entrySources,
});

export type SceneItem = z.infer<typeof scene>;

const principle = z.strictObject({
  title: z.enum(['Qubits', 'Superposition', 'Entanglement', 'Interference']),
  description: prose,
  example: prose.describe('An analogy from everyday life'),
  limits: z.array(prose).min(1).describe('Where the analogy breaks'),
  scene: sceneId.describe('The scene that shows it'),
  sources: entrySources,
});

const step = z.strictObject({
  title: z.enum(['Initialization', 'Manipulation', 'Measurement']),
  description: prose,
});

const application = z.strictObject({
  category: prose,
  description: prose,
  impact: prose.describe('"Revolutionary", "Transformative" or "Significant"; any other word gets the solid badge'),
  timeline: prose,
  examples: z.array(prose).min(1),
  sources: entrySources,
});

const challenge = z.strictObject({
  title: z.enum(['Decoherence', 'Error rates', 'Scalability']),
  description: prose,
  figures: z
    .array(prose)
    .min(1)
    .describe('Numbers that show the size of the problem, each with its unit and its scope'),
  sources: entrySources,
});

const errorChart = z
  .strictObject({
    title: prose.describe('What it shows: {most}, {soon}, {least}, {late}'),
    unit: prose.describe('What is drawn'),
    basis: prose.describe('What it rests on'),
    gates: prose.describe('Name of the axis and of the first column'),
    perGate: prose.describe('Over the other columns: {error}'),
    label: prose.describe('The drawing in words'),
  })
  .describe('The chart of how errors add up over a program');

export const whatIsQuantumPage = z.strictObject({
  ...pageHead,
  actions: z
    .array(namedLink.extend({ href: z.union([sitePath, z.literal(urls.labTour())]) }))
    .min(1)
    .describe('Buttons of the hero; the first is the main one'),
  scenes: z.strictObject({
    ...sectionHead,
    hint: prose.describe('How a picture is set; left out where there is no script'),
    numbers: prose.describe('Over the formulas of a scene'),
    breaks: prose.describe('Over what its picture hides'),
    next: namedLink.describe('Where the last scene leads on'),
    items: z
      .array(scene)
      .min(1)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'A scene stands there twice'),
  }),
  comparison: z.strictObject({
    ...sectionHead,
    rows: z.array(comparisonRow).min(1),
    note: prose.describe('The sentence under the table'),
  }),
  principles: z.strictObject({
    ...sectionHead,
    example: prose.describe('Over the analogy of a principle'),
    limits: prose.describe('Over where it breaks'),
    toScene: prose.describe('Link to the scene of a principle: {scene}'),
    items: z.array(principle).min(1),
    withNumbers: prose.describe('Opens the picture of a qubit with its angles and amplitudes'),
    picture,
  }),
  howItWorks: z.strictObject({ ...sectionHead, items: z.array(step).min(1), picture }),
  applications: z.strictObject({ ...sectionHead, items: z.array(application).min(1) }),
  challenges: z.strictObject({ ...sectionHead, chart: errorChart, inNumbers: prose, items: z.array(challenge).min(1) }),
  next: z.strictObject({ ...sectionHead, links: z.array(namedLink).min(1) }),
});

export type WhatIsQuantumPage = z.infer<typeof whatIsQuantumPage>;
