import { z } from 'zod';
import { prose } from './fields.ts';

/** Which texts of the content are ids of other entries, and of which kind. */
export const references = z.registry<{ kind: string }>();

/** The id of an entry of another kind, named by its folder; `checks.ts` sees to it that the entry exists. */
export function idOf(kind: string) {
  return prose.clone().register(references, { kind });
}

/** An entry that is named in the content. */
export interface Reference {
  kind: string;
  id: string;
  /** The field that names it: "papers.0". */
  field: string;
}

/** Every entry that a value names, by its schema. */
export function referencesIn(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[] = []): Reference[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string': {
      const kind = references.get(schema)?.kind;
      return kind && typeof value === 'string' ? [{ ...target(kind, value), field: z.core.toDotPath(path) }] : [];
    }
    case 'object':
      return [
        ...Object.entries(def.shape).flatMap(([name, field]) =>
          referencesIn(field, fieldOf(value, name), [...path, name]),
        ),
        ...furtherFields(def, value).flatMap(([name, item]) =>
          def.catchall ? referencesIn(def.catchall, item, [...path, name]) : [],
        ),
      ];
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => referencesIn(def.element, item, [...path, index]))
        : [];
    case 'record':
      return Object.entries(value ?? {}).flatMap(([name, item]) => referencesIn(def.valueType, item, [...path, name]));
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return value === undefined || value === null ? [] : referencesIn(def.innerType, value, path);
    case 'union': {
      const fitting = def.options.find((option) => z.safeParse(option, value).success);
      return fitting ? referencesIn(fitting, value, path) : [];
    }
    default:
      return [];
  }
}

/** The id of a paper that is cited as a source, "paper:acharya-2024"; of any other source none. */
export function paperOf(sourceId: string): string | undefined {
  return /^paper:(.+)$/.exec(sourceId)?.[1];
}

/**
 * A source may be a paper, which has an entry of its own: "paper:acharya-2024". A piece may be of any kind, so it names
 * the kind as well: "glossary/qubit".
 */
function target(kind: string, id: string): Pick<Reference, 'kind' | 'id'> {
  if (kind === 'pieces') return { kind: id.replace(/\/.*/, ''), id: id.replace(/^[^/]*\//, '') };
  const paper = paperOf(id);
  return kind === 'sources' && paper ? { kind: 'papers', id: paper } : { kind, id };
}

/** What an object has beside the fields that its schema names: figures are called as an editor likes. */
function furtherFields({ shape }: z.core.$ZodObjectDef, value: unknown): [string, unknown][] {
  return Object.entries(value ?? {}).filter(([name]) => !(name in shape));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Pages and entries by folder and id, such as "papers/shor-1997" or "pages/hardware", none of them twice. */
export const pieces = z
  .array(idOf('pieces'))
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'A piece is listed twice');
