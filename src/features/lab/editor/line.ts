/** A wire or a classical bit. */
export interface Line {
  readonly kind: 'wire' | 'bit';
  readonly index: number;
}
