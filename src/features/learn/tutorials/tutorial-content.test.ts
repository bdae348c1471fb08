import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tutorial } from '#src/model/schemas/tutorial.ts';
import { TUTORIAL_CHOICES } from './tutorial-choices.ts';

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
