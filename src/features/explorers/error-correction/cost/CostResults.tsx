import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import type { CostTexts, PublishedBlock } from '#src/model/schemas/pages/error-correction/cost.ts';
import type { SurfaceCodeCost } from '../../surface-code-cost.ts';
import { type CostState, errorText, rateText } from './cost.ts';
import { shareOf } from './published-block.ts';

interface Props {
  state: CostState;
  cost: SurfaceCodeCost | undefined;
  blocks: readonly PublishedBlock[];
  texts: CostTexts;
}

/** Physical qubits per logical qubit where the dials stand, or why a code gives none there. */
export function CostResults({ state, cost, blocks, texts }: Props) {
  return (
    <dl className="explorer-results">
      <div>
        <dt>{texts.surface}</dt>
        {cost ? <dd>{whole(cost.qubits)}</dd> : <dd className="explorer-word">{texts.none}</dd>}
      </div>
      {blocks.map((block) => {
        const { qubits, logicalError, standing } = shareOf(block, state);
        const why = { rate: rateText(logicalError), error: errorText(block.error) };
        return (
          <div key={block.name}>
            <dt>{block.name}</dt>
            {standing === 'reaches' ? (
              <dd>{whole(qubits)}</dd>
            ) : (
              <dd className="explorer-word">{fillIn(texts.standing[standing], why)}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
