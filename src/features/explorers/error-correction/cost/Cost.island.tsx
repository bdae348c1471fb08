import '../../explorer.css';
import './cost.css';
import { fileAddress } from '#src/base/file-address.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { approximately, whole } from '#src/charts/numbers.ts';
import type { NumberedSource } from '#src/figures/page-references.ts';
import type { CostTexts, PublishedBlock } from '#src/model/schemas/pages/error-correction/cost.ts';
import { LogDial } from '../../LogDial.tsx';
import { Picks } from '../../Picks.tsx';
import { StepRows, type StepSources } from '../../StepRows.tsx';
import { surfaceCodeCost } from '../../surface-code-cost.ts';
import { ErrorPlot, TargetPlot } from './CostPlots.tsx';
import { CostResults } from './CostResults.tsx';
import { ERRORS, errorText, FIRST, rateText, TARGETS, titleOf } from './cost.ts';
import { writeCost } from './cost-address.ts';
import { csvOf, curvesOf } from './curves.ts';
import type { CostMachine } from './machines.ts';
import { blockSteps, surfaceSteps } from './steps.ts';
import { useCost } from './use-cost.ts';

interface Props {
  blocks: readonly (PublishedBlock & { numbered: readonly NumberedSource[] })[];
  rules: StepSources;
  /** The lowest error first. */
  machines: readonly CostMachine[];
  texts: CostTexts;
}

/** Two dials, and what a logical qubit takes there: computed for the surface code, as published for denser codes. */
export function Cost({ blocks, rules, machines, texts }: Props) {
  const { state, left, change } = useCost(FIRST);
  const { error, target } = state;
  const cost = surfaceCodeCost(error, target);
  const machine = machines.find((each) => each.error === error);
  const plot = { state, curves: curvesOf(state), qubits: cost?.qubits, blocks, texts };
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
          value={1 / target}
          text={rateText(target)}
          range={{ least: 1 / TARGETS.most, most: 1 / TARGETS.least }}
          step={1}
          onChange={(rounds) => change({ target: 1 / rounds })}
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
        <CostResults state={state} cost={cost} blocks={blocks} texts={texts} />
        <p>{todayOf(texts, machines, target)}</p>
      </div>
      <figure className="chart">
        <h3 className="chart-title">{titleOf(texts, state, cost)}</h3>
        <p className="chart-unit">{texts.unit}</p>
        <TargetPlot {...plot} />
        <figcaption>{texts.caption}</figcaption>
        <p className="explorer-take">
          <a href={fileAddress('csv', csvOf(blocks, state))} download="logical-qubit-cost.csv">
            {texts.csv}
          </a>
          <a href={`#${writeCost(state)}`}>{texts.link}</a>
        </p>
      </figure>
      <div className="cost-errors chart">
        <h3 className="explorer-over">{fillIn(texts.errors.title, { target: rateText(target) })}</h3>
        <ErrorPlot {...plot} />
      </div>
      <div className="explorer-steps">
        <h3 className="explorer-over">{texts.stepsTitle}</h3>
        <table aria-label={texts.stepsTitle}>
          {cost ? (
            <StepRows title={texts.surface} steps={surfaceSteps(texts.steps, state, cost)} rules={rules} />
          ) : null}
          {blocks.map((block) => (
            <StepRows
              key={block.name}
              title={block.name}
              sources={block.numbered}
              steps={blockSteps(texts.steps, block, state)}
            />
          ))}
        </table>
      </div>
    </>
  );
}

/** What today's machine with the lowest error would need, and what it has. */
function todayOf({ today }: CostTexts, [best]: readonly CostMachine[], target: number): string {
  const needed = best && surfaceCodeCost(best.error, target)?.qubits;
  if (!needed) return '';
  const { name, value, qubits } = best;
  const rounds = approximately(-Math.log10(target));
  return fillIn(today, { name, value, rounds, needed: whole(needed), qubits: whole(qubits) });
}
