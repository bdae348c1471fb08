import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { itemsOf } from '#src/model/schemas/lesson-plan.ts';
import { planMarkdown } from './plan-markdown.ts';

const site = new URL('https://hub.example');

describe.each(entriesOf('lesson-plans').map((plan) => [plan.id, plan] as const))('%s as Markdown', (_, plan) => {
  const text = planMarkdown(plan, site);

  it('R50.4: has the goal, every phase with its minutes, and what goes wrong', () => {
    expect(text.startsWith(`# ${plan.title}\n`)).toBe(true);
    expect(text).toContain(plan.goal);
    for (const { title, minutes } of plan.phases) expect(text).toContain(`${title} (${minutes} minutes)`);
    for (const { answer } of plan.wrong) expect(text).toContain(answer);
  });

  it('R50.4: links every task with its whole address', () => {
    const addresses = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !address.startsWith(site.href))).toEqual([]);
    expect(new Set(addresses).size).toBeGreaterThan(itemsOf(plan).length);
  });

  it('R50.4: has as many cells in each row of a table as in its head', () => {
    const rows = text.split('\n').filter((line) => /^\|.*\|$/.test(line) && line.includes(' | '));
    for (const { board = [] } of plan.phases)
      for (const part of board) {
        if (!('columns' in part)) continue;
        const lines = rows.splice(0, part.rows.length + 2);
        for (const line of lines) expect(line.split(/(?<!\\)\|/), line).toHaveLength(part.columns.length + 2);
      }
    expect(rows).toEqual([]);
  });
});
