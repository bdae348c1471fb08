import type { Place } from './fault.ts';

/** An expression of OpenQASM as it is written. */
export type Term = Place &
  (
    | { readonly kind: 'number'; readonly text: string; readonly value: number; readonly isInteger: boolean }
    | { readonly kind: 'truth'; readonly value: boolean }
    /** A string of bits, the lowest on the right. */
    | { readonly kind: 'bits'; readonly text: string }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'element'; readonly name: string; readonly index: Index }
    | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Term[] }
    | { readonly kind: 'prefix'; readonly operator: '-' | '!' | '~'; readonly operand: Term }
    | { readonly kind: 'operation'; readonly operator: string; readonly left: Term; readonly right: Term }
  );

/** What is in square brackets: one place, a set of them, or a range with both ends included. */
export type Index =
  | { readonly kind: 'one'; readonly term: Term }
  | { readonly kind: 'set'; readonly terms: readonly Term[] }
  | Range;

export interface Range {
  readonly kind: 'range';
  readonly from?: Term | undefined;
  readonly step?: Term | undefined;
  readonly to?: Term | undefined;
}

/** Qubits or bits: a whole register, one of its places, or several. */
export interface Operand extends Place {
  readonly name: string;
  readonly index?: Index | undefined;
}

export interface Modifier extends Place {
  readonly kind: 'ctrl' | 'negctrl' | 'inv' | 'pow';
  readonly argument?: Term | undefined;
}

export interface Name extends Place {
  readonly name: string;
}

export interface Call extends Place {
  readonly kind: 'call';
  readonly modifiers: readonly Modifier[];
  readonly gate: string;
  readonly angles: readonly Term[];
  readonly operands: readonly Operand[];
}

export interface Declaration extends Place {
  readonly kind: 'declaration';
  readonly type: 'int' | 'uint' | 'float' | 'angle' | 'bool';
  readonly name: string;
  readonly value?: Term | undefined;
  readonly isConstant: boolean;
}

export interface RegisterDeclaration extends Place {
  readonly kind: 'register';
  readonly of: 'qubit' | 'bit';
  readonly name: string;
  /** None for a single qubit or bit. */
  readonly size?: Term | undefined;
  readonly value?: Term | Measured | undefined;
  readonly isConstant: boolean;
}

/** `measure q[0]` as a value. */
export interface Measured extends Place {
  readonly kind: 'measured';
  readonly qubits: Operand;
}

export interface GateSyntax extends Place {
  readonly kind: 'gate';
  readonly name: string;
  readonly parameters: readonly Name[];
  readonly qubits: readonly Name[];
  readonly body: readonly Statement[];
}

export type Statement =
  | Call
  | Declaration
  | RegisterDeclaration
  | GateSyntax
  | (Place & { readonly kind: 'include'; readonly file: string })
  | (Place & { readonly kind: 'input'; readonly type: string; readonly name: string })
  | (Place & {
      readonly kind: 'assignment';
      readonly to: Operand;
      readonly operator: string;
      readonly value: Term | Measured;
    })
  | (Place & { readonly kind: 'measurement'; readonly qubits: Operand; readonly bits: Operand })
  | (Place & { readonly kind: 'reset'; readonly qubits: Operand })
  | (Place & { readonly kind: 'barrier'; readonly operands: readonly Operand[] })
  | (Place & {
      readonly kind: 'if';
      readonly condition: Term;
      readonly body: readonly Statement[];
      readonly otherwise: readonly Statement[];
    })
  | (Place & {
      readonly kind: 'for';
      readonly name: string;
      readonly values: Index | Operand;
      readonly body: readonly Statement[];
    })
  | (Place & { readonly kind: 'alias'; readonly name: string; readonly parts: readonly Operand[] });
