import { asSchema, type JsonSchema, shapesOf } from './item-schema.ts';

/** One column of a CSV file: a field of the entry, or a field of an object in it. */
export interface Column {
  /** "founded", or "homeCard.category" for a field of an object. */
  name: string;
  path: readonly string[];
}

/**
 * The columns of entries that follow a schema, in its order. They come from the schema and not from the entries, so
 * that a field has its column even where no entry fills it.
 */
export function columnsOf(schema: JsonSchema): Column[] {
  const columns = leaves(schema, []).map((path) => ({ name: path.join('.'), path }));
  return [...new Map(columns.map((column) => [column.name, column])).values()];
}

function leaves(schema: JsonSchema, path: readonly string[]): (readonly string[])[] {
  const shapes = shapesOf(schema);
  if (!shapes.every(({ properties }) => properties)) return [path];
  return shapes.flatMap(({ properties }) =>
    Object.entries(properties ?? {}).flatMap(([name, field]) => leaves(asSchema(field), [...path, name])),
  );
}

/** What stands at a path in an entry; undefined where an object on the way is missing. */
export function valueAt(item: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    item,
  );
}
