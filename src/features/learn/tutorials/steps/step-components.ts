import { Exercise } from './Exercise.tsx';
import { M } from './M.tsx';
import { Picture } from './Picture.tsx';
import { Result } from './Result.tsx';
import { StepFormula } from './StepFormula.tsx';
import { Symbols } from './Symbols.tsx';

/** What the text of a step may use without an import; `Program` is added for each step by itself. */
export const stepComponents = { Exercise, Formula: StepFormula, M, Picture, Result, Symbols };
