import { type GateName, isStandard, type PrimitiveGateName } from '../gates/gates.ts';

/** A row for each gate that a language writes by itself; what it has no row for is written as what it is made of. */
export type GateTable<Row> = Readonly<Record<PrimitiveGateName, Row> & Partial<Record<GateName, Row>>>;

/** A gate's row in a language's table; undefined where it is taken apart, or is one of the circuit's own. */
export function rowOf<Row>(table: GateTable<Row>, gate: string): Row | undefined {
  return isStandard(gate) ? table[gate] : undefined;
}
