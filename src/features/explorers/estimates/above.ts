import type { NamedPath } from '#src/base/structured-data.ts';
import { urls } from '#src/model/urls.ts';

/** What stands above an estimate and the calculator. */
export const estimatesAbove: NamedPath = { name: 'Estimates', path: urls.estimates() };
