import { controlledBy, emptyCircuit, gate, measurement } from '#circuit/circuit/circuit.ts';
import { CircuitDrawing } from '#src/features/learn/tutorials/pictures/CircuitDrawing.tsx';
import { BasesTable } from './BasesTable.tsx';
import { ConvergentsTable } from './ConvergentsTable.tsx';
import { EigenstateDials } from './EigenstateDials.tsx';
import { FourierWave } from './FourierWave.tsx';
import { FractionLine } from './FractionLine.tsx';
import { OrderCycle } from './OrderCycle.tsx';
import { OutcomeComb } from './OutcomeComb.tsx';
import { PowersPlot } from './PowersPlot.tsx';
import { QubitScale } from './QubitScale.tsx';
import { ResidueGrid } from './ResidueGrid.tsx';
import { SieveChart } from './SieveChart.tsx';
import { SuccessChart } from './SuccessChart.tsx';
import { logicalQubits, p15, p21, physicalQubits } from './shors-algorithm-numbers.ts';
import { beauregardQubits, FIFTEEN, RSA_BITS, registerSizes, TWENTY_ONE } from './shors-algorithm-theory.ts';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  'quantum-part': (
    <CircuitDrawing
      circuit={{
        ...emptyCircuit(2),
        qubits: ['x', 'y'],
        columns: [
          [gate('H × 8', [0]), gate('+1', [1])],
          [{ kind: 'barrier', qubits: [0, 1] }],
          [gate('× 7ˣ mod 15', [1], { controls: controlledBy(0) })],
          [{ kind: 'barrier', qubits: [0, 1] }],
          [gate('QFT⁻¹', [0])],
          [measurement(0, 0)],
        ],
      }}
      barriers={['step 5', 'step 6']}
      label="Hadamards on x and the number 1 in y; multiplication of y by 7 to the power x modulo 15; the inverse Fourier transform on x; measurement of x."
    />
  ),
  'interfere-measure-outcome-comb': <OutcomeComb problem={FIFTEEN} named={[0, 64, 128, 192]} />,
  'interfere-measure-outcome-comb-2': <OutcomeComb problem={TWENTY_ONE} named={[0, 85, 171, 256, 341, 427]} />,
  'assemble-verify-repeat': (
    <SuccessChart
      series={[
        { name: 'N = 15, a = 7', p: p15, color: 'accent' },
        { name: 'N = 21, a = 2', p: p21, color: 'phase' },
      ]}
    />
  ),
  'scaling-rsa-2048': (
    <QubitScale
      rows={[
        { name: 'N = 15, this tutorial (logical)', qubits: registerSizes(15).total, kind: 'logical' },
        { name: 'RSA-2048, Beauregard (logical)', qubits: beauregardQubits(RSA_BITS), kind: 'logical' },
        { name: 'RSA-2048, Gidney and Ekerå (logical)', qubits: logicalQubits, kind: 'logical' },
        { name: 'The same, with error correction (physical)', qubits: physicalQubits, kind: 'physical' },
      ]}
    />
  ),
};

/** Components that the text of the steps uses by name, with its own values. */
export const components = {
  SieveChart,
  ResidueGrid,
  OrderCycle,
  BasesTable,
  PowersPlot,
  EigenstateDials,
  FourierWave,
  FractionLine,
  ConvergentsTable,
};
