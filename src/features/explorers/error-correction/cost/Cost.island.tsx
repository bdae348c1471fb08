import '../explorer.css';
import './cost.css';
import { Drawings } from '#src/charts/Drawings.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { approximately, powerOfTen, whole } from '#src/charts/numbers.ts';
import type { NumberedSource } from '#src/figures/page-references.ts';
import type { CostTexts, PublishedBlock } from '#src/model/schemas/pages/error-correction/cost.ts';
import { Picks } from '../Picks.tsx';
import { CostPlot } from './CostPlot.tsx';
import { CostSteps } from './CostSteps.tsx';
import { ERRORS, errorText, FIRST, rateText, TARGETS, titleOf } from './cost.ts';
import { writeCost } from './cost-address.ts';
import { csvOf, curvesOf, marksByError, marksByTarget, mostOf } from './curves.ts';
import { LogDial } from './LogDial.tsx';
import type { CostMachine } from './machines.ts';
import { shareOf } from './published-block.ts';
import { blockSteps, type Step, surfaceSteps } from './steps.ts';
import { surfaceCodeCost, THRESHOLD } from './surface-code-cost.ts';
import { useCost } from './use-cost.ts';

interface Props {
  blocks: readonly (PublishedBlock & { numbered: readonly NumberedSource[] })[];
  rules: Readonly<Record<'threshold' | 'error' | 'qubits', readonly NumberedSource[]>>;
  /** The lowest error first. */
  machines: readonly CostMachine[];
  texts: CostTexts;
}

/** Two dials, and what a logical qubit takes there: computed for the surface code, as published for denser codes. */
export function Cost({ blocks, rules, machines, texts }: Props) {
  const { state, left, change } = useCost(FIRST);
  const { error, target } = state;
  const cost = surfaceCodeCost(error, target);
  const curves = curvesOf(state);
  const most = mostOf(curves);
  const machine = machines.find((each) => each.error === error);
  const title = titleOf(texts, state, cost);
  const ruleOf = ({ id }: Step) =>
    id === 'suppression' ? rules.threshold : id === 'qubits' ? rules.qubits : rules.error;
  return (
    <>
      <div className="cost-set">
        <LogDial
          label={texts.error}
          value={error}
          text={errorText(error)}
          range={ERRORS}
          step={0.05}
          onChange={(value) => change({ error: value })}
        />
        <LogDial
          label={texts.target}
          value={target}
          text={rateText(target)}
          range={TARGETS}
          step={1}
          onChange={(value) => change({ target: value })}
        />
        <div className="picks">
          <Picks
            label={texts.machines}
            options={machines.map(({ id, name }) => ({ value: id, text: name }))}
            chosen={machine?.id}
            onChoose={(id) => change({ error: machines.find((each) => each.id === id)?.error ?? error })}
          />
          <p role="status" className="picks-note">
            {machine ? `${machine.origin} ${texts.leavesOut}` : ''}
            {left.length > 0 ? fillIn(texts.left, { parts: left.join(', ') }) : ''}
          </p>
        </div>
        <dl className="explorer-results">
          <div>
            <dt>{texts.surface}</dt>
            <dd className={cost ? undefined : 'cost-word'}>{cost ? whole(cost.qubits) : texts.none}</dd>
          </div>
          {blocks.map((block) => {
            const { qubits, logicalError, standing } = shareOf(block, state);
            const why = { rate: rateText(logicalError), error: errorText(block.error) };
            return (
              <div key={block.name}>
                <dt>{block.name}</dt>
                <dd className={standing === 'reaches' ? undefined : 'cost-word'}>
                  {standing === 'reaches' ? whole(qubits) : fillIn(texts.standing[standing], why)}
                </dd>
              </div>
            );
          })}
        </dl>
        <p>{todayOf(texts, machines, target)}</p>
      </div>
      <figure className="chart">
        <h3 className="chart-title">{title}</h3>
        <p className="chart-unit">{texts.unit}</p>
        <Drawings
          sizes={['middle', 'narrow']}
          draw={(size) => (
            <CostPlot
              size={size}
              axis={{ name: texts.targets.axis, from: TARGETS.most, to: TARGETS.least, ticks: TARGET_TICKS }}
              most={most}
              curve={curves.targets}
              marks={marksByTarget(blocks, state)}
              hollow={fillIn(texts.targets.hollow, { error: errorText(FIRST.error) })}
              chosen={{ at: target, qubits: cost?.qubits }}
              none={texts.none}
              label={texts.targets.label}
            />
          )}
        />
        <figcaption>{texts.caption}</figcaption>
        <p className="explorer-take">
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(blocks, state))}`}
            download="logical-qubit-cost.csv"
          >
            {texts.csv}
          </a>
          <a href={`#${writeCost(state)}`}>{texts.link}</a>
        </p>
      </figure>
      <div className="cost-steps">
        <h3 className="explorer-over">{texts.stepsTitle}</h3>
        <table>
          {cost ? (
            <CostSteps title={texts.surface} steps={surfaceSteps(texts.steps, state, cost)} sourcesOf={ruleOf} />
          ) : null}
          {blocks.map((block) => (
            <CostSteps
              key={block.name}
              title={block.name}
              steps={blockSteps(texts.steps, block, state)}
              sourcesOf={() => block.numbered}
            />
          ))}
        </table>
      </div>
      <div className="cost-errors">
        <h3 className="explorer-over">{fillIn(texts.errors.title, { target: rateText(target) })}</h3>
        <div className="chart">
          <Drawings
            sizes={['middle', 'narrow']}
            draw={(size) => (
              <CostPlot
                size={size}
                axis={{ name: texts.errors.axis, from: ERRORS.least, to: ERRORS.most, ticks: ERROR_TICKS }}
                most={most}
                curve={curves.errors}
                marks={marksByError(blocks, state)}
                hollow={texts.errors.hollow}
                chosen={{ at: error, qubits: cost?.qubits }}
                limit={{ at: THRESHOLD, name: fillIn(texts.errors.threshold, { threshold: errorText(THRESHOLD) }) }}
                none={texts.none}
                label={texts.errors.label}
              />
            )}
          />
        </div>
      </div>
    </>
  );
}

const TARGET_TICKS = [-3, -6, -9, -12, -15].map((exponent) => ({ at: 10 ** exponent, text: powerOfTen(exponent) }));
const ERROR_TICKS = [1e-4, 3e-4, 1e-3, 3e-3, 1e-2].map((at) => ({
  at,
  text: String(Number((100 * at).toPrecision(1))),
}));

/** What today's machine with the lowest error would need, and what it has. */
function todayOf({ today }: CostTexts, [best]: readonly CostMachine[], target: number): string {
  const needed = best && surfaceCodeCost(best.error, target)?.qubits;
  if (!needed) return '';
  const { name, value, qubits } = best;
  return fillIn(today, {
    name,
    value,
    rounds: approximately(-Math.log10(target)),
    needed: whole(needed),
    qubits: whole(qubits),
  });
}
