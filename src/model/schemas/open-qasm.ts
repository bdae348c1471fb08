import { z } from 'zod';

/** A circuit as text; what it says is checked where it is read, in `src/features/lab/`. */
export const openQasm = z
  .string()
  .regex(/^OPENQASM 3(\.\d)?;\n/, 'Begin the circuit with OPENQASM 3.0; on a line of its own')
  .max(4000);
