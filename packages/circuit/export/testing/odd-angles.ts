import { BELL, type Circuit, gate } from '../../circuit/circuit.ts';

/** Angles that languages read differently when they are copied as they are. */
const ANGLES = [
  '-pi^2/3',
  '2**-t',
  '--t',
  '(t - 3)*-2',
  '1 - (2 - t)',
  '2^3^0.5',
  '(2^3)^0.5',
  '-2^2',
  'arcsin(t)/ln(3)',
  'exp(-t) + log(2)',
  'tan(1e-1)',
  '7.',
  '.5',
  '007',
  '1/3',
  'euler^.5',
  'cos(tau/3)',
  'sqrt(arccos(.1)*arctan(t))',
];

/** Each angle once, where its value can be seen. */
export const ODD_ANGLES: readonly Circuit[] = ANGLES.map((angle) => ({
  ...BELL,
  columns: [[gate('rx', [0], { angles: [angle] })], [gate('p', [0], { angles: [angle] })]],
}));
