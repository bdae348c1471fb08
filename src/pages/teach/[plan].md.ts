import type { APIRoute, GetStaticPaths } from 'astro';
import { planMarkdown } from '#src/features/learn/teach/plan-markdown.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';

export const getStaticPaths = (() =>
  entriesOf('lesson-plans').map((plan) => ({ params: { plan: plan.id }, props: { plan } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ plan: Entry<'lesson-plans'> }> = ({ props: { plan }, site }) => {
  if (!site) throw new Error('astro.config.ts sets no `site`');
  return new Response(planMarkdown(plan, site), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
};
