import { expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { allCharts } from '#src/publish/charts.ts';
import { groupsOf } from './ChartGallery.tsx';

const { groups } = pageOf('charts');

it('R34.9: every chart is in one group', () => {
  const shown = groupsOf(allCharts(), groups).flatMap(({ of }) => of.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(
    allCharts()
      .map(({ id }) => id)
      .toSorted(),
  );
});

it('a chart of a page that no group names stops the build', () => {
  expect(() => groupsOf(allCharts(), groups.slice(1))).toThrow('no group names');
});
