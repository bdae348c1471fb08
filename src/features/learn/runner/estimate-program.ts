import type { ICompiler } from 'qsharp-lang';

/** What the compiler's estimator says of a program on one model of qubits. */
export interface Estimate {
  qubits: number;
  seconds: number;
  /** What the program itself takes, before any code. */
  logical: { qubits: number; toffolis: number; ts: number };
  distance: number;
  /** Logical qubits with those that gates are done beside. */
  tiles: number;
  tileQubits: number;
  dataQubits: number;
  factoryQubits: number;
  factories: number;
  tStates: number;
  /** Logical time steps, and the seconds that one takes. */
  steps: number;
  stepSeconds: number;
  /** The rule's A in A (p/p_th)^((d+1)/2). */
  prefactor: number;
}

/** An estimate, or in the compiler's words why there is none. */
export type EstimateAnswer = { estimate: Estimate } | { message: string };

/** What is read of the compiler's answer; its times are in nanoseconds. */
interface Answered {
  physicalCounts: {
    physicalQubits: number;
    runtime: number;
    breakdown: {
      algorithmicLogicalQubits: number;
      logicalDepth: number;
      numTstates: number;
      numTsPerRotation: number | null;
      numTfactories: number;
      physicalQubitsForTfactories: number;
      physicalQubitsForAlgorithm: number;
    };
  };
  logicalQubit: { codeDistance: number; physicalQubits: number; logicalCycleTime: number };
  logicalCounts: { numQubits: number; tCount: number; rotationCount: number; cczCount: number; ccixCount: number };
  jobParams: { qecScheme: { crossingPrefactor: number } };
}
type Refused = { code: string; message: string };

const NANOSECOND = 1e-9;

/**
 * Estimates a Q# program without running it. `parameters` are those of the estimator, as JSON. A program that does not
 * compile, takes no magic state or needs a larger code than there is, is answered with the compiler's message.
 */
export async function estimateProgram(
  compiler: ICompiler,
  source: string,
  parameters: string,
): Promise<EstimateAnswer> {
  let text: string;
  try {
    text = await compiler.getEstimates({ sources: [['program', source]], languageFeatures: [] }, '', parameters);
  } catch (reason) {
    // The estimator says the kind of a fault alone; the compiler says what it is.
    const [fault] = await compiler.checkCode(source);
    return { message: (fault?.message ?? String(reason)).split('\n')[0] ?? '' };
  }
  const [answer] = JSON.parse(text) as (Answered | Refused)[];
  if (!answer) throw new Error('The estimator answered nothing');
  return 'physicalCounts' in answer ? { estimate: estimateOf(answer) } : { message: answer.message };
}

function estimateOf({ physicalCounts, logicalQubit, logicalCounts, jobParams }: Answered): Estimate {
  const { physicalQubits, runtime, breakdown } = physicalCounts;
  const { numQubits, tCount, rotationCount, cczCount, ccixCount } = logicalCounts;
  return {
    qubits: physicalQubits,
    seconds: runtime * NANOSECOND,
    logical: {
      qubits: numQubits,
      toffolis: cczCount + ccixCount,
      ts: tCount + rotationCount * (breakdown.numTsPerRotation ?? 0),
    },
    distance: logicalQubit.codeDistance,
    tiles: breakdown.algorithmicLogicalQubits,
    tileQubits: logicalQubit.physicalQubits,
    dataQubits: breakdown.physicalQubitsForAlgorithm,
    factoryQubits: breakdown.physicalQubitsForTfactories,
    factories: breakdown.numTfactories,
    tStates: breakdown.numTstates,
    steps: breakdown.logicalDepth,
    stepSeconds: logicalQubit.logicalCycleTime * NANOSECOND,
    prefactor: jobParams.qecScheme.crossingPrefactor,
  };
}

/** Superconducting-like qubits with errors of 0.1%, the surface code, and at most one failure in a hundred runs. */
export const USUAL_PARAMETERS = JSON.stringify([
  { qubitParams: { name: 'qubit_gate_ns_e3' }, qecScheme: { name: 'surface_code' }, errorBudget: 0.01 },
]);
