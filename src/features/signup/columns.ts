import * as z from 'zod/mini';

/** A column as people meet it: in the notice to the partner inbox, and by name in `npm run signups -- list`. */
export interface Column {
  label: string;
  /** Text of several lines: a block of its own in a mail, left out of a list. */
  isLong?: true;
}

/** The columns of a row that people read, in the order in which they read them. */
export type Columns<Row> = Record<Exclude<keyof Row, 'user_agent'>, Column>;

/** Whether a column holds a list of texts, and not one text. */
export function isList(rule: z.core.SomeType): boolean {
  return rule instanceof z.ZodMiniArray || (rule instanceof z.ZodMiniOptional && isList(rule.def.innerType));
}
