import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { itemLink, pageLink } from './plan-links.ts';

it('R50.3: a page is linked by its id: of a step of a tutorial or of the tour, the step itself', () => {
  expect(pageLink('tutorial-steps/arrows-that-add/02-add-them-tip-to-tail')).toEqual({
    label: 'Arrows That Add, step 2: Add them tip to tail',
    href: '/tutorials/arrows-that-add#step-2',
  });
  expect(pageLink('lab-tour/half-and-half').href).toBe('/lab#tour=2');
  expect(pageLink('circuits/chsh-game')).toEqual({ label: 'CHSH game', href: '/lab/circuits/chsh-game' });
  expect(pageLink('pages/cryptography').href).toBe('/cryptography');
});

it('R50.3: a task is solved on its page, a puzzle in the lab', () => {
  expect(itemLink({ task: 'leave-nothing' }).href).toBe('/tasks/leave-nothing');
  expect(itemLink({ task: 'turn-to-minus', variant: 7 }).href).toBe('/tasks/turn-to-minus?v=7');
  expect(itemLink({ puzzle: 'make-plus' }).href).toBe('/lab#puzzle=make-plus');
});

it.each(entriesOf('lesson-plans').map((plan) => [plan.id, plan] as const))(
  'R50.3: what %s shows on the screen has an address',
  (_, plan) => {
    const links = plan.phases.flatMap(({ pages = [] }) => pages).map(pageLink);
    expect(links.length).toBeGreaterThan(0);
    for (const { label, href } of links)
      expect([label, href]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^\//)]);
  },
);
