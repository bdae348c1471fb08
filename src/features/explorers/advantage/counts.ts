import { CLAIM_STANDINGS, CLAIM_TASKS } from '#src/model/schemas/advantage-claim.ts';
import type { Claim, Standing, TaskKind } from './claim.ts';

/** How many claims have each standing. */
export function byStanding(claims: readonly Pick<Claim, 'standing'>[]): Record<Standing, number> {
  return Object.fromEntries(
    CLAIM_STANDINGS.map((standing) => [standing, claims.filter((claim) => claim.standing === standing).length]),
  ) as Record<Standing, number>;
}

export interface TaskCount {
  task: TaskKind;
  total: number;
  stand: number;
}

/** Of each kind of task how many claims were made, and how many of these still stand; kinds without any are left out. */
export function byTask(claims: readonly Pick<Claim, 'standing' | 'taskKind'>[]): TaskCount[] {
  return CLAIM_TASKS.map((task) => {
    const ofTask = claims.filter(({ taskKind }) => taskKind === task);
    return { task, total: ofTask.length, stand: ofTask.filter(({ standing }) => standing === 'stands').length };
  }).filter(({ total }) => total > 0);
}
