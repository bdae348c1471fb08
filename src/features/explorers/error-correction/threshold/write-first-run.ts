import { writeFileSync } from 'node:fs';
import { countSlice } from './count-slice.ts';
import type { Point } from './experiment.ts';
import { withSlice } from './points.ts';
import { slicesOf } from './slices.ts';
import { FIRST } from './threshold-address.ts';

/**
 * Runs the experiment that the page shows before anybody presses, slice by slice with the same seeds as the page, and
 * writes what was counted to `first-run.json`: `node src/features/explorers/error-correction/threshold/write-first-run.ts`,
 * about a minute. A test counts some of it again.
 */
let points: Point[] = [];
for (const slice of slicesOf(FIRST)) points = withSlice(points, slice, countSlice(slice));
writeFileSync(new URL('first-run.json', import.meta.url), `${JSON.stringify(points)}\n`);
