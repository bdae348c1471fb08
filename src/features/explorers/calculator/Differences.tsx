import { durationText } from '#src/charts/durations.ts';
import { fillIn, type Numbers } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import type { Estimate } from '#src/features/learn/runner/estimate-program.ts';
import type { CalculatorTexts } from '#src/model/schemas/pages/calculator.ts';
import { PREFACTOR } from '../surface-code-cost.ts';
import type { Inputs, Reckoning } from './reckon.ts';
import { countText, rounded } from './steps.ts';

interface Props {
  inputs: Inputs;
  reckoned: Reckoning;
  estimate: Estimate;
  texts: CalculatorTexts['differences'];
}

const ROWS = ['tiles', 'distance', 'step', 'states', 'factories'] as const;

/** The two engines number by number, and why they differ. */
export function Differences({ inputs, reckoned, estimate, texts }: Props) {
  const numbers: Numbers = {
    prefactor: PREFACTOR,
    compilerPrefactor: estimate.prefactor,
    tiles: countText(reckoned.keptTiles),
    compilerTiles: countText(estimate.tiles),
    distance: reckoned.distance,
    compilerDistance: estimate.distance,
    step: durationText(reckoned.distance * inputs.cycle, 3),
    compilerStep: durationText(estimate.stepSeconds, 3),
    states: countText(reckoned.states),
    compilerStates: countText(estimate.tStates),
    count: whole(inputs.factories),
    compilerCount: whole(estimate.factories),
    factoryQubits: rounded(reckoned.factoryQubits),
    compilerFactoryQubits: rounded(estimate.factoryQubits),
  };
  return (
    <div className="explorer-steps calculator-differences">
      <h3 className="explorer-over">{texts.title}</h3>
      <table aria-label={texts.title}>
        <thead>
          <tr>{texts.heads.map((head) => (head ? <th key={head}>{head}</th> : <td key="corner" />))}</tr>
        </thead>
        <tbody>
          {ROWS.map((id) => {
            const { name, ours, compiler, why } = texts.rows[id];
            return (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{fillIn(ours, numbers)}</td>
                <td>{fillIn(compiler, numbers)}</td>
                <td>{fillIn(why, numbers)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
