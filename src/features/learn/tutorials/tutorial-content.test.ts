import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tutorial, tutorialStep } from '#src/model/schemas/tutorial.ts';
import { TUTORIAL_CHOICES } from './TutorialList.tsx';

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));
const stepFiles = (id: string) => readdirSync(`content/tutorials/${id}`).filter((file) => file.endsWith('.mdx'));
const tutorials = readdirSync('content/tutorials').map((id) => ({
  id,
  ...tutorial.parse(read(`tutorials/${id}/tutorial.yaml`)),
}));

test('R11.3: every filter button has something to show', () => {
  const labels: string[] = tutorials.flatMap(({ difficulty, category }) => [difficulty, category]);
  for (const choice of TUTORIAL_CHOICES) expect(labels).toContain(choice);
});

test('the files of the steps are numbered without a gap', () => {
  for (const { id } of tutorials) {
    const numbers = stepFiles(id).map((file) => Number.parseInt(file, 10));
    expect(numbers, id).toEqual(numbers.map((_, index) => index + 1));
  }
});

test('a step runs the program that its head names', () => {
  for (const { id } of tutorials) {
    for (const file of stepFiles(id)) {
      const text = readFileSync(`content/tutorials/${id}/${file}`, 'utf8');
      const { program } = tutorialStep.parse(parse(text.split('---\n')[1] ?? ''));
      const shown = [...text.matchAll(/<Program of="([^"]*)"/g)].map(([, name]) => name);
      expect(shown, `${id}/${file}`).toEqual(program ? [`${id}/${program.name}`] : []);
    }
  }
});

test('every named number and picture stands in a step', () => {
  const named = import.meta.glob<Record<string, object>>('/content/tutorials/*/theory/*-{numbers.ts,pictures.tsx}', {
    eager: true,
  });
  for (const [file, { numbers = {}, pictures = {} }] of Object.entries(named)) {
    const [, , , id = ''] = file.split('/');
    const text = stepFiles(id)
      .map((step) => readFileSync(`content/tutorials/${id}/${step}`, 'utf8'))
      .join('\n');
    const unused = Object.keys({ ...numbers, ...pictures }).filter(
      (name) => !text.includes(`of="${name}"`) && !text.includes(`{${name}}`),
    );
    expect(unused, file).toEqual([]);
  }
});
