import type { NamedPath } from '#src/base/structured-data.ts';
import { PageHead } from '#src/frame/PageHead.tsx';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { errorCorrection } from './above.ts';

export function codeTrail({ id, name }: Entry<'codes'>): NamedPath[] {
  return [errorCorrection, { name: pageOf('codes').heading, path: urls.codes() }, { name, path: urls.quantumCode(id) }];
}

export function CodeHead({ code }: { code: Entry<'codes'> }) {
  return <PageHead title={code.name} lede={code.summary} breadcrumbs={codeTrail(code)} />;
}
