import type { APIRoute } from 'astro';
import { groundOf } from '#src/charts/ground.tsx';
import { decorationSprite } from '#src/drawings/decoration-sprite.tsx';
import { builtIllustrations } from '#src/drawings/illustrations/built-illustrations.ts';
import { plateSprite } from '#src/drawings/plate-sprite.tsx';
import { portraitFiles } from '#src/drawings/portraits/portrait-file.tsx';
import { machinesGround } from '#src/features/directory/machines/machines-ground.tsx';
import { programCircuitFiles } from '#src/features/learn/runner/program-circuit.tsx';
import { cardFiles } from '#src/features/learn/tutorials/card-picture.tsx';
import { rowChart } from '#src/features/topics/security/migration/SmallByWhen.tsx';
import { allCharts } from '#src/publish/charts.ts';

export const getStaticPaths = () =>
  [
    ...builtIllustrations.values(),
    ...portraitFiles(),
    ...programCircuitFiles(),
    ...cardFiles(),
    machinesGround(),
    ...[...allCharts(), rowChart()].map(groundOf),
    decorationSprite,
    plateSprite,
  ].map(({ name, hash, file }) => ({ params: { drawing: name, hash }, props: { file } }));

export const GET: APIRoute<{ file: string }> = ({ props }) =>
  new Response(props.file, { headers: { 'Content-Type': 'image/svg+xml' } });
