import { pageOf } from '#src/model/read-content.ts';
import type { DataPage } from '#src/model/schemas/pages/data.ts';

export type DataVersion = DataPage['changelog']['versions'][number];

/** The version of the shape of the files: the newest of the changelog of `/data`. */
export function dataVersion(): DataVersion {
  const [newest] = pageOf('data').changelog.versions;
  if (!newest) throw new Error('content/pages/data.yaml: the changelog is empty');
  return newest;
}
