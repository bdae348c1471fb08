import type { Entry } from '#src/model/read-content.ts';
import { CODE_FAMILIES, type CodeFamily } from '#src/model/schemas/code.ts';

export type Code = Entry<'codes'>;

/** A code with those that are forms of it. */
export interface CodeNode {
  code: Code;
  children: readonly CodeNode[];
}

export interface CodeBranch {
  family: CodeFamily;
  nodes: readonly CodeNode[];
}

/** The tree: a branch a family, and on it the codes that have no parent, each with what is below it. */
export function treeOf(codes: readonly Code[]): CodeBranch[] {
  const below = (parent: string | undefined, family: CodeFamily): CodeNode[] =>
    codes
      .filter((code) => code.family === family && code.parent === parent)
      .map((code) => ({ code, children: below(code.id, family) }));
  return CODE_FAMILIES.map((family) => ({ family, nodes: below(undefined, family) }));
}

/** All families of a code, that of its branch first. */
export const familiesOf = ({ family, also = [] }: Pick<Code, 'family' | 'also'>): CodeFamily[] => [family, ...also];

/** What one looks at next: its parent, what is a form of it, what has the same parent, and its neighbors on the branch. */
export function relativesOf(code: Code, codes: readonly Code[]): Code[] {
  const ofFamily = codes.filter(({ family }) => family === code.family);
  const near = [
    ...codes.filter(({ id }) => id === code.parent),
    ...codes.filter(({ parent }) => parent === code.id),
    ...ofFamily.filter(({ parent }) => parent !== undefined && parent === code.parent),
    ...ofFamily,
    ...codes.filter((other) => familiesOf(other).some((family) => familiesOf(code).includes(family))),
  ];
  return [...new Set(near)].filter(({ id }) => id !== code.id).slice(0, MOST_RELATIVES);
}

const MOST_RELATIVES = 4;
