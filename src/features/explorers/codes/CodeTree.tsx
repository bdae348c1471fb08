import type { Entry } from '#src/model/read-content.ts';
import type { CodesPage } from '#src/model/schemas/pages/codes.ts';
import { urls } from '#src/model/urls.ts';
import { type CodeNode, treeOf } from './code-tree.ts';
import { experimentsWith } from './experiments.ts';
import './codes.css';

interface Props {
  codes: readonly Entry<'codes'>[];
  page: Pick<CodesPage, 'families' | 'tree'>;
}

/** The family tree: a branch a family, drawn by the rules of the list itself. */
export function CodeTree({ codes, page: { families, tree } }: Props) {
  return (
    <>
      <p className="code-key" aria-hidden="true">
        <span className="code-sign" data-run="" /> {tree.run} <span className="code-sign" /> {tree.notRun}
      </p>
      <ul className="code-tree">
        {treeOf(codes).map(({ family, nodes }) => (
          <li key={family}>
            <h3>{families[family].name}</h3>
            <p>{families[family].text}</p>
            <Nodes nodes={nodes} tree={tree} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Nodes({ nodes, tree }: { nodes: readonly CodeNode[]; tree: CodesPage['tree'] }) {
  return (
    <ul className="code-nodes">
      {nodes.map(({ code: { id, name, year }, children }) => {
        const isRun = experimentsWith(id).length > 0;
        return (
          <li key={id}>
            <span className="code-sign" data-run={isRun ? '' : undefined} />
            <a href={urls.quantumCode(id)}>{name}</a> <small>{year}</small>
            <span className="visually-hidden">, {isRun ? tree.run : tree.notRun}</span>
            {children.length > 0 ? <Nodes nodes={children} tree={tree} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
