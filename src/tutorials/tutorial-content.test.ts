import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tutorialsPage } from '#src/model/schemas/pages/tutorials.ts';
import { tutorial } from '#src/model/schemas/tutorial.ts';
import { formatDuration } from './duration.ts';
import { TUTORIAL_CHOICES } from './tutorial-choices.ts';

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));
const stepFiles = (id: string) => readdirSync(`content/tutorials/${id}`).filter((file) => file.endsWith('.mdx'));
const tutorials = readdirSync('content/tutorials').map((id) => ({
  id,
  ...tutorial.parse(read(`tutorials/${id}/tutorial.yaml`)),
}));

test('number, address, duration, steps, level and category are those of the specification', () => {
  const listed = tutorials
    .sort((a, b) => a.number - b.number)
    .map((entry) => [
      entry.id,
      formatDuration(entry.minutes),
      stepFiles(entry.id).length,
      entry.difficulty,
      entry.category,
    ]);
  expect(listed).toEqual([
    ['first-quantum-circuit', '45 min', 8, 'Beginner', 'Fundamentals'],
    ['shors-algorithm', '2 hours', 12, 'Advanced', 'Algorithms'],
    ['qml-basics', '90 min', 10, 'Intermediate', 'AI/ML'],
    ['quantum-cryptography', '3 hours', 15, 'Advanced', 'Cryptography'],
    ['grovers-search', '75 min', 9, 'Intermediate', 'Algorithms'],
    ['qaoa-optimization', '2.5 hours', 14, 'Advanced', 'Optimization'],
  ]);
});

test('a learning track leads from the first circuit on to Shor, as the specification links them', () => {
  const { tracks } = tutorialsPage.parse(read('pages/tutorials.yaml'));
  const pairs = tracks.items.map(({ tutorials: ids }) => ids.slice(0, 2).join(' → '));
  expect(pairs).toContain('first-quantum-circuit → shors-algorithm');
});

test('every filter button has something to show', () => {
  const labels: string[] = tutorials.flatMap(({ difficulty, category }) => [difficulty, category]);
  for (const choice of TUTORIAL_CHOICES) expect(labels).toContain(choice);
});

test('the files of the steps are numbered without a gap', () => {
  for (const { id } of tutorials) {
    const numbers = stepFiles(id).map((file) => Number.parseInt(file, 10));
    expect(numbers, id).toEqual(numbers.map((_, index) => index + 1));
  }
});
