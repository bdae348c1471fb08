import { isList } from '#src/features/signup/columns.ts';
import { columnNames, type TableName, tables } from '#src/features/signup/tables.ts';

/** What a store has to know of a table. Plain data: the process of SQLite is told it and loads no rules. */
export interface TableShape {
  /** The columns that a visitor may fill in. */
  written: string[];
  /** The columns that are given back, in the order of an export. */
  read: string[];
  /** Those that hold a list of texts. */
  lists: string[];
}

export type TableShapes = Record<TableName, TableShape>;

function shapeOf(table: TableName, ownColumns: string[] = []): TableShape {
  const written = columnNames(table);
  const lists = Object.entries(tables[table].row.shape).filter(([, rule]) => isList(rule));
  return { written, read: ['id', 'created_at', ...written, ...ownColumns], lists: lists.map(([name]) => name) };
}

export const tableShapes: TableShapes = {
  newsletter_subscribers: shapeOf('newsletter_subscribers', ['confirmed_at', 'set_aside_at', 'set_aside_reason']),
  partner_applications: shapeOf('partner_applications'),
};
