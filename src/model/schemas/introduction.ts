import { z } from 'zod';
import { entrySources } from './citation.ts';
import { asOf, prose, sectionHead } from './fields.ts';

/** A caption stays long enough to be read: subtitles for adults are set at about this speed. */
const CHARACTERS_PER_SECOND = 18;

/** The film in all, in seconds. */
const SHORTEST = 60;
const LONGEST = 120;

/** The scenes that are drawn; see `src/features/topics/explainer/introduction/scenes/`. */
export const sceneId = z.enum([
  'bit-and-qubit',
  'amplitude-arrows',
  'measurement',
  'two-paths',
  'entangled-pair',
  'search',
  'gains',
  'where-it-stands',
]);

const caption = z.strictObject({
  at: z.number().nonnegative().describe('Seconds after the beginning of the scene'),
  text: prose.max(110).describe('One or two short sentences; there is no sound that says the same'),
});

const scene = z
  .strictObject({
    id: sceneId.describe('Which drawing moves in this scene'),
    title: prose.max(30),
    seconds: z.number().positive().describe('How long the scene lasts'),
    captions: z.array(caption).min(1),
    picture: prose.describe('What the drawing shows, for those who cannot see it'),
  })
  .superRefine(({ seconds, captions }, context) => {
    if (captions[0]?.at !== 0) context.addIssue('The first caption begins with the scene: at: 0');
    captions.forEach(({ at, text }, index) => {
      const shown = (captions[index + 1]?.at ?? seconds) - at;
      const needed = text.length / CHARACTERS_PER_SECOND;
      if (shown >= needed) return;
      context.addIssue(`"${text}" shows for ${shown} s; it takes ${needed.toFixed(1)} s to read`);
    });
  });

/** `content/pages/introduction.yaml`: the silent film of the explainer. */
export const introduction = z.strictObject({
  ...sectionHead,
  action: prose.describe('The button at the top of the page that starts it'),
  scenes: z
    .array(scene)
    .min(6)
    .refine((scenes) => new Set(scenes.map(({ id }) => id)).size === scenes.length, 'A scene stands there twice')
    .refine((scenes) => {
      const total = scenes.reduce((sum, { seconds }) => sum + seconds, 0);
      return total >= SHORTEST && total <= LONGEST;
    }, `All scenes together last ${SHORTEST} to ${LONGEST} seconds`),
  asOf,
  sources: entrySources,
});

export type Introduction = z.infer<typeof introduction>;
export type Scene = Introduction['scenes'][number];
export type SceneId = z.infer<typeof sceneId>;
