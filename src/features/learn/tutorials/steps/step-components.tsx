import type { ComponentType, ReactNode } from 'react';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { findProgram } from '../../runner/program-files.ts';
import { AmplitudeBars } from '../pictures/AmplitudeBars.tsx';
import { BlochPicture } from '../pictures/BlochPicture.tsx';
import { CircuitDrawing } from '../pictures/CircuitDrawing.tsx';
import { playableOf } from '../state/playables.ts';
import { setWordOf } from '../state/SetWord.tsx';
import { Exercise, Picture, Result, StepFormula, Symbols } from './text-blocks.tsx';

/** What every text may use: the steps of all tutorials and the chapters of the Notation page. */
export const textComponents = {
  AmplitudeBars,
  BlochPicture,
  Exercise,
  Formula: StepFormula,
  M: StepFormula,
  Picture,
  Result,
  Symbols,
};

type Numbers = Record<string, string | number>;
type Pictures = Record<string, ReactNode>;
// What a component takes is known where it is declared; the text is not type-checked.
type Components = Record<string, ComponentType<never>>;

const numberFiles = import.meta.glob<{ numbers: Numbers }>('/content/tutorials/*/theory/*-numbers.ts', {
  eager: true,
});
const pictureFiles = import.meta.glob<{ pictures: Pictures; components?: Components }>(
  '/content/tutorials/*/theory/*-pictures.tsx',
  { eager: true },
);

/** What a text may use besides: they need a script when touched, so they come from `TutorialStep.astro`. */
const ISLANDS: readonly string[] = ['ArrowPicture', 'KeyExchange', 'Program'];

/** What the text of one step may use. A name that its tutorial does not have stops the build and says where it is. */
export function stepComponents(step: { id: string; tutorial: string; source: string }) {
  const theory = `/content/tutorials/${step.tutorial}/theory/${step.tutorial}`;
  const numbers = numberFiles[`${theory}-numbers.ts`]?.numbers ?? {};
  const { pictures = {}, components = {} } = pictureFiles[`${theory}-pictures.tsx`] ?? {};
  const find = <T,>(names: Record<string, T>, name: string, file: string): T => {
    const found = names[name];
    if (found !== undefined) return found;
    throw new Error(`content/tutorials/${step.id}.mdx: "${name}" is not in ${theory.slice(1)}-${file}`);
  };
  const number = (name: string) => String(find(numbers, name, 'numbers.ts'));
  const picture = (name: string) => find(pictures, name, 'pictures.tsx');
  const playable = playableOf(step.tutorial);
  const offered = {
    ...textComponents,
    ...components,
    ...namedComponents(number, picture),
    ...(playable ? { Set: setWordOf(playable, step.id) } : {}),
    Circuit: circuitsOf(step),
  };
  for (const [, tag = ''] of step.source.matchAll(/<([A-Z]\w+)[\s/>]/g)) {
    if (!(tag in offered) && !ISLANDS.includes(tag)) {
      throw new Error(`content/tutorials/${step.id}.mdx: <${tag}> is no component that a step may use`);
    }
  }
  return offered;
}

/** The components that take something of the tutorial by its name. */
function namedComponents(number: (name: string) => string, picture: (name: string) => ReactNode) {
  const numberOf = ({ of }: { of: string }) => <>{number(of)}</>;
  const pictureOf = ({ of, caption, children }: { of?: string; caption: string; children?: ReactNode }) => (
    <Picture caption={caption.replace(/\{([\w.-]+)\}/g, (_, name: string) => number(name))}>
      {of === undefined ? children : picture(of)}
    </Picture>
  );
  const formula = ({ of, tex = '', display }: { of?: string; tex?: string; display?: boolean }) => (
    <StepFormula tex={of === undefined ? tex : number(of)} display={display} />
  );
  return { Number: numberOf, Picture: pictureOf, Formula: formula, M: formula };
}

interface CircuitProps {
  /** A program of the tutorial, in OpenQASM. */
  of?: string;
  /** Or the circuit itself, without the lines that every program begins with. */
  qasm?: string;
  label: string;
  barriers?: readonly string[];
}

/** The component that draws a circuit in a step: that of a program, or one that stands in the text. */
function circuitsOf(step: { id: string; tutorial: string }) {
  return ({ of, qasm = '', ...drawn }: CircuitProps) => {
    const text = of === undefined ? `include "stdgates.inc"; ${qasm}` : findProgram(step.tutorial, of).source;
    return <CircuitDrawing circuit={circuitOf(text, `content/tutorials/${step.id}.mdx`)} {...drawn} />;
  };
}
