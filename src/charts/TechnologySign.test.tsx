import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MACHINE_STATUSES } from '#src/model/schemas/machine.ts';
import { MACHINE_TECHNOLOGIES } from '#src/model/schemas/technology.ts';
import { SignMark } from './TechnologySign.tsx';

const pathOf = (markup: string) => /<path d="([^"]+)"/.exec(markup)?.[1];

it('every technology has a shape of its own', () => {
  const shapes = MACHINE_TECHNOLOGIES.map((technology) =>
    pathOf(renderToStaticMarkup(<SignMark technology={technology} status="in service" />)),
  );
  expect(new Set(shapes).size).toBe(MACHINE_TECHNOLOGIES.length);
});

it('every status is told without color', () => {
  const looks = MACHINE_STATUSES.map((status) =>
    renderToStaticMarkup(<SignMark technology="ion" status={status} />).replaceAll('var(--color-sign-2)', 'color'),
  );
  expect(new Set(looks).size).toBe(MACHINE_STATUSES.length);
});

it('stands where it is put, on the ground it is given', () => {
  const sign = renderToStaticMarkup(
    <SignMark technology="superconducting" status="laboratory" at={[100, 20]} radius={6} ground="var(--color-paper)" />,
  );
  expect(pathOf(sign)).toBe('M94 20a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z');
  expect(sign).toContain('fill="var(--color-paper)"');
});
