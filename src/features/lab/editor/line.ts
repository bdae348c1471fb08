export interface Line {
  readonly kind: 'wire' | 'bit';
  readonly index: number;
}
