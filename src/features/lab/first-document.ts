import { BELL } from '#circuit/circuit/circuit.ts';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';

/** What the lab shows before anybody has built anything. */
export const FIRST_DOCUMENT: LabDocument = { title: 'Bell pair', circuit: BELL };
