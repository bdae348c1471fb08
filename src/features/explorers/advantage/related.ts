import type { Claim } from './claim.ts';

/** The other claims about the same task, the oldest first. */
export function relatedClaims<Each extends Pick<Claim, 'id' | 'task' | 'date'>>(
  claim: Pick<Claim, 'id' | 'task'>,
  claims: readonly Each[],
): Each[] {
  return claims
    .filter(({ id, task }) => task === claim.task && id !== claim.id)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The claims that ran on a machine, the oldest first. */
export function claimsOn<Each extends Pick<Claim, 'machines' | 'date'>>(
  machine: string,
  claims: readonly Each[],
): Each[] {
  return claims
    .filter(({ machines = [] }) => machines.includes(machine))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
