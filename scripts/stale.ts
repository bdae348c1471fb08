import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import { entriesDue, presentEntries } from '#src/model/as-of.ts';
import { buildDate } from '#src/model/build-date.ts';
import { allFigures, currentText, type Figure, monthsOverdue } from '#src/model/figures.ts';

/** Lists the figures that are due for review, the longest overdue first, each with its file and line; then the entries. */

const today = buildDate();

function lineOf({ file, name }: Figure): number {
  const lines = new LineCounter();
  const figures = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }).get('figures');
  const pair = isMap<Scalar, Node>(figures)
    ? figures.items.find(({ key }) => isScalar(key) && key.value === name)
    : undefined;
  return lines.linePos(pair?.key.range?.[0] ?? 0).line;
}

const due = allFigures()
  .filter(({ isDue }) => isDue)
  .sort((a, b) => monthsOverdue(b) - monthsOverdue(a));

for (const figure of due) {
  const { file, subject, label, values } = figure;
  const [{ asOf, source }] = values;
  console.log(`${file}:${lineOf(figure)}  ${monthsOverdue(figure)} months overdue`);
  console.log(`    ${subject}, ${label}: ${currentText(figure)} of ${asOf} (${source.title})`);
}
console.log(`${due.length} of ${allFigures().length} figures are due for review on ${today}.`);

for (const { file, asOf } of entriesDue(presentEntries())) console.log(`${file}  last known to hold in ${asOf}`);
