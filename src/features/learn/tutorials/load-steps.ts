import type { MDXInstance } from 'astro';
import { placeOfStep } from '#src/model/kinds.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';

/** The texts of all steps, as components. */
const texts = import.meta.glob<MDXInstance<object>>('/content/tutorials/*/*.mdx', { eager: true });

/** The same texts as they are written, to count their words. */
const sources = import.meta.glob<string>('/content/tutorials/*/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export type StepEntry = Entry<'tutorial-steps'> & {
  tutorial: string;
  /** 1 for the first. */
  number: number;
  Text: MDXInstance<object>['Content'];
  /** The text as it is written. */
  source: string;
};

/** The steps of a tutorial in the order of their files' names. */
export function stepsOf(tutorial: string): StepEntry[] {
  return entriesOf('tutorial-steps')
    .map((step) => {
      const [of, number] = placeOfStep(step.id);
      return { ...step, tutorial: of, number };
    })
    .filter((step) => step.tutorial === tutorial)
    .map((step) => ({ ...step, ...textOf(step.id) }))
    .sort((a, b) => a.number - b.number);
}

/** The step whose head names a program; it is called `<tutorial>/<program>`. */
export function stepOfProgram(id: string) {
  for (const { id: step, program } of entriesOf('tutorial-steps')) {
    const [tutorial, number] = placeOfStep(step);
    if (program && `${tutorial}/${program.name}` === id) return { tutorial, number, program };
  }
  throw new Error(`content/tutorials: the text of a step has <Program of="${id}" />, but no step names it in its head`);
}

function textOf(id: string): Pick<StepEntry, 'Text' | 'source'> {
  const file = `/content/tutorials/${id}.mdx`;
  const text = texts[file];
  const source = sources[file];
  if (!text || source === undefined) throw new Error(`${file} was added while the build ran; start it again`);
  return { Text: text.Content, source: source.replace(/^---\n[\s\S]*?\n---\n/, '') };
}
