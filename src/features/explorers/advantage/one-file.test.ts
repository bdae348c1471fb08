import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { stringify } from 'yaml';

/** The files that a test lays beside those of `content/`: their paths there, and what they say. */
const added = vi.hoisted(() => new Map<string, string>());
const CONTENT = join(process.cwd(), 'content/');

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    readdirSync: (folder: string, options: { recursive: true; encoding: 'utf8' }) => [
      ...fs.readdirSync(folder, options),
      ...added.keys(),
    ],
    readFileSync: (path: string, encoding: 'utf8') =>
      added.get(path.slice(CONTENT.length)) ?? fs.readFileSync(path, encoding),
  };
});

const claim = {
  title: 'An example on a chip',
  who: 'An example',
  short: 'Example',
  machine: 'A chip',
  machineShort: 'chip',
  platform: 'ion',
  task: 'Random-circuit sampling',
  taskKind: 'sampling',
  date: '2026-11',
  claimed: 'It is an example.',
  checked: 'Not at all.',
  answers: [],
  standing: 'stands',
  standingNote: 'Nobody has answered.',
  sources: ['decross-2024'],
  asOf: '2026-11',
};

/** The rules' problems and what the page says, with a file laid beside the others. */
async function withFile(data: object) {
  added.clear();
  added.set('advantage-claims/example-2026.yaml', stringify(data));
  vi.resetModules();
  const [{ contentProblems }, { entriesOf, pageOf }, { headOf }, { claimsChart }, { claimEvents }] = await Promise.all([
    import('#src/model/checks.ts'),
    import('#src/model/read-content.ts'),
    import('./head.ts'),
    import('./claims-chart.tsx'),
    import('./claim-feed.ts'),
  ]);
  const problems = contentProblems();
  const claims = entriesOf('advantage-claims');
  return {
    problems,
    claims,
    head: headOf(claims, pageOf('quantum-advantage')),
    chart: claimsChart(),
    events: claimEvents(claims),
  };
}

it('R55.6: one file makes a claim: the heading, the picture, its table and the feed have it', async () => {
  const { problems, claims, head, chart, events } = await withFile(claim);
  expect(problems).toEqual([]);
  const stand = claims.filter(({ standing }) => standing === 'stands').length;
  expect(claims.map(({ id }) => id)).toContain('example-2026');
  expect(head.heading).toMatch(`Of ${claims.length} claims, `);
  expect(stand).toBe(10);
  expect(chart.values.rows.map(([title]) => title)).toContain(claim.title);
  expect(events.map(({ path }) => path)).toContain('/quantum-advantage/example-2026');
});

it('R55.6: what is refuted names an answer after the claim, and answers stand in order of date', async () => {
  const answer = (date: string) => ({ date, who: 'Somebody', what: 'It was matched.', sources: ['oh-2024'] });
  await expect(withFile({ ...claim, standing: 'refuted' })).rejects.toThrow('What is refuted names the answer');
  await expect(withFile({ ...claim, standing: 'refuted', answers: [answer('2025')] })).rejects.toThrow();
  await expect(withFile({ ...claim, answers: [answer('2026-12'), answer('2026-11')] })).rejects.toThrow(
    'Put the answers in order of date',
  );
});
