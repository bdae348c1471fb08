import * as z from 'zod/mini';
import type { Column } from './columns.ts';
import { newsletterSubscriber, subscriberColumns } from './newsletter-subscriber.ts';
import { applicationColumns, partnerApplication } from './partner-application.ts';

interface Table {
  /** What a row must be. The stores know texts and lists of texts. */
  row: z.ZodMiniObject<Record<string, z.core.$ZodType<string | string[] | undefined>>>;
  columns: Record<string, Column>;
}

/**
 * The two tables an anonymous visitor may insert into, each described once: what the REST interface takes, what both
 * stores write and give back, what is exported, listed and mailed follow from here.
 */
export const tables = {
  newsletter_subscribers: { row: newsletterSubscriber, columns: subscriberColumns },
  partner_applications: { row: partnerApplication, columns: applicationColumns },
} satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

export type Rows = { [Name in TableName]: z.infer<(typeof tables)[Name]['row']> };

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}

/** The columns that a visitor may fill in. */
export function columnNames(table: TableName): string[] {
  return Object.keys(tables[table].row.shape);
}

/** What a row may hold, as JSON Schema: for programs other than the two forms. */
export function rowSchema(table: TableName) {
  return z.toJSONSchema(tables[table].row, { io: 'input' });
}
