import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { type CodeNode, relativesOf, treeOf } from './code-tree.ts';

const codes = entriesOf('codes');
const all = (nodes: readonly CodeNode[]): string[] =>
  nodes.flatMap(({ code, children }) => [code.id, ...all(children)]);

it('R52.2: every code stands on the tree once, and under its parent', () => {
  const onTree = treeOf(codes).flatMap(({ nodes }) => all(nodes));
  expect(onTree.toSorted()).toEqual(codes.map(({ id }) => id).toSorted());
});

it('R52.2: every branch has a code', () => {
  expect(treeOf(codes).filter(({ nodes }) => nodes.length === 0)).toEqual([]);
});

it('leads from a code to others, nearest first and never to itself', () => {
  for (const code of codes) {
    const relatives = relativesOf(code, codes).map(({ id }) => id);
    expect(relatives.length).toBeGreaterThan(0);
    expect(relatives).not.toContain(code.id);
    if (code.parent) expect(relatives[0]).toBe(code.parent);
  }
});
