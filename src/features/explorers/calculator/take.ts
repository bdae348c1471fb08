import { csvText } from '#src/base/csv-text.ts';
import { durationText } from '#src/charts/durations.ts';
import type { Estimate } from '#src/features/learn/runner/estimate-program.ts';
import type { CalculatorTexts } from '#src/model/schemas/pages/calculator.ts';
import { NUMBERS } from './inputs.ts';
import type { Inputs, Reckoning } from './reckon.ts';
import { rounded, stepsOf } from './steps.ts';

export interface Taken {
  inputs: Inputs;
  reckoned: Reckoning;
  /** Where the compiler was asked. */
  estimate: Estimate | undefined;
}

/** Inputs and every number on the way as a table: name, how, value. The numbers themselves, in seconds and shares of one. */
export function csvOf(texts: CalculatorTexts, { inputs, reckoned, estimate }: Taken): string {
  return csvText([
    ['name', 'how', 'value'],
    ...NUMBERS.map((name) => [texts.inputs[name].label, '', String(inputs[name])]),
    [texts.storage, '', texts.storages[inputs.storage]],
    ...stepsOf(texts.steps, inputs, reckoned).map(({ id, name, formula }) => [name, formula, rawOf(id, reckoned)]),
    ...(estimate
      ? [
          [`${texts.compiler.title}: qubits`, '', String(estimate.qubits)],
          [`${texts.compiler.title}: seconds`, '', String(estimate.seconds)],
        ]
      : []),
  ]);
}

function rawOf(id: string, reckoned: Reckoning): string {
  const key = id === 'pace' ? 'secondsPerState' : id;
  return String(reckoned[key as keyof Reckoning]);
}

/** The same as a text, with everything that is assumed. `address` leads back to these inputs. */
export function markdownOf(texts: CalculatorTexts, { inputs, reckoned, estimate }: Taken, address: string): string {
  const { markdown, ours, compiler } = texts;
  const answer = (title: string, qubits: number, seconds: number) =>
    `- ${title}: **${rounded(qubits)} qubits**, **${durationText(seconds)}**`;
  return [
    `# ${markdown.title}`,
    `<${address}>`,
    `## ${markdown.assumed}`,
    [
      ...NUMBERS.map((name) => `- ${texts.inputs[name].label}: ${inputs[name]}`),
      `- ${texts.storage}: ${texts.storages[inputs.storage]}`,
    ].join('\n'),
    `## ${markdown.answers}`,
    [
      answer(ours.title, reckoned.qubits, reckoned.seconds),
      ...(estimate ? [answer(compiler.title, estimate.qubits, estimate.seconds)] : []),
    ].join('\n'),
    `## ${texts.stepsTitle}`,
    [
      `| ${texts.stepHeads.join(' | ')} |`,
      '|---|---|---|',
      ...stepsOf(texts.steps, inputs, reckoned).map(
        ({ name, formula, value }) => `| ${name} | ${formula} | ${value} |`,
      ),
    ].join('\n'),
    markdown.limits,
    '',
  ].join('\n\n');
}
