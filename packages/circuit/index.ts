/** What the published package offers; the site imports the modules behind it one by one. */
export { openAddress, readAddress, writeAddress } from './address/address.ts';
export {
  BELL,
  type Circuit,
  type Column,
  controlledBy,
  emptyCircuit,
  gate,
  LIMITS,
  measurement,
  type Operation,
  register,
} from './circuit/circuit.ts';
export { type LabDocument, parseCircuit, parseDocument } from './circuit/parse-circuit.ts';
export { compareCircuits } from './compare/compare-circuits.ts';
export type { Comparison } from './compare/comparison.ts';
export { comparisonSentence } from './compare/comparison-sentence.ts';
export { put } from './editing/put.ts';
export { exactOutcomes } from './engine/exact-outcomes.ts';
export { finalBits, runCircuit } from './engine/run-circuit.ts';
export { sampleNoisyBits, sampleOutcomes } from './engine/sample-outcomes.ts';
export { drawShots } from './engine/shots.ts';
export type { Branch, QubitState, Snapshot } from './engine/snapshot.ts';
export type { Exported } from './export/exported.ts';
export { EXPORT_LANGUAGES } from './export/exporters.ts';
export { readQuirk } from './export/quirk/read-quirk.ts';
export { decomposed } from './gates/decomposition.ts';
export { GATES, type GateName, type GateRow, isStandard } from './gates/gates.ts';
export { inverseOf } from './gates/inverse.ts';
export { checkCircuit, type Verdict } from './judge/check-circuit.ts';
export type { Problem } from './judge/problem.ts';
export { type ProblemTexts, readProblem } from './judge/read-problem.ts';
export { seededRandom } from './quantum/seeded-random.ts';
export { makeTask, type TaskDraft } from './task/make-task.ts';
export type { Task, TaskTexts } from './task/task.ts';
export { readTaskAddress, writeTaskAddress } from './task/task-address.ts';
export { type Fault, isFault } from './text/fault.ts';
export { type ReadCircuit, readOpenQasm } from './text/read-openqasm.ts';
export { writeOpenQasm2 } from './text/write-openqasm2.ts';
export { writeOpenQasm3 } from './text/write-openqasm3.ts';
