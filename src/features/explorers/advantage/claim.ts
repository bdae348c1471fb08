import type { Entry } from '#src/model/read-content.ts';

export type Claim = Entry<'advantage-claims'>;
export type Standing = Claim['standing'];
export type TaskKind = Claim['taskKind'];
