import type { NamedPath } from '#src/base/structured-data.ts';
import { urls } from '#src/model/urls.ts';

/** What stands above the codes, the thresholds and the experiments. */
export const errorCorrection: NamedPath = { name: 'Error correction', path: urls.errorCorrection() };
