import { Exponents } from '#src/design/Exponents.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { AlgorithmDetails } from './AlgorithmDetails.tsx';
import { SpeedupSteps, stepOf } from './SpeedupSteps.tsx';
import { stageOf } from './stage.ts';

interface Props {
  algorithm: Entry<'algorithms'>;
  references: PageReferences;
}

/** One algorithm in a line, which opens to everything else. */
export function AlgorithmRow({ algorithm, references }: Props) {
  const { id, name, category, gain, status, discovered, featured } = algorithm;
  const stage = stageOf(status);
  return (
    <tr
      id={featured ? undefined : id}
      data-category={category}
      data-sort-name={name}
      data-sort-category={category}
      data-sort-speedup={stepOf(gain)}
      data-sort-status={stage}
      data-sort-year={discovered}
    >
      <th scope="row" data-search="">
        {featured ? <a href={`#${id}`}>{name}</a> : name}
      </th>
      <td>{category}</td>
      <td>
        <SpeedupSteps gain={gain} />
      </td>
      <td>
        <Exponents text={stage} />
      </td>
      <td>{discovered}</td>
      <td className="opens">
        <AlgorithmDetails algorithm={algorithm} references={references} />
      </td>
    </tr>
  );
}
