import { type Figure, figuresOf } from '#src/model/figures.ts';
import { type Entry, entriesOf, remembered } from '#src/model/read-content.ts';
import { isMeanOrMedian } from '#src/model/schemas/figure.ts';

/** A company's figures that a table and a comparison show: its own, and those of its machines. */
export interface CompanyFigures {
  revenue?: Figure | undefined;
  cash?: Figure | undefined;
  raised?: Figure | undefined;
  valuation?: Figure | undefined;
  employees?: Figure | undefined;
  /** Of the machine with the most qubits. */
  qubits?: MachineFigure | undefined;
  /** The lowest two-qubit error of its machines: a mean or a median where there is one. */
  error?: MachineFigure | undefined;
}

export interface MachineFigure {
  figure: Figure;
  machine: Entry<'machines'>;
}

/** What is on record of a company in numbers; a machine that is only announced is not counted. */
export function companyFigures(company: string): CompanyFigures {
  const own = new Map(figuresOf(`companies/${company}`).map((figure) => [figure.name, figure]));
  const given = (name: string) => {
    const figure = own.get(name);
    return figure?.values[0].absent ? undefined : figure;
  };
  const machines = (machinesByCompany().get(company) ?? []).filter(({ status }) => status !== 'announced');
  return {
    revenue: given('revenue'),
    cash: given('cash'),
    raised: given('raised'),
    valuation: given('valuation'),
    employees: given('employees'),
    qubits: bestOf(machines, 'physical-qubits', (a, b) => (b.values[0].count ?? 0) - (a.values[0].count ?? 0)),
    error: bestOf(machines, 'two-qubit-error', (a, b) => rankOfError(a) - rankOfError(b)),
  };
}

function machinesByCompany(): ReadonlyMap<string | undefined, Entry<'machines'>[]> {
  return remembered('machines by company', () => Map.groupBy(entriesOf('machines'), ({ company }) => company));
}

function bestOf(
  machines: readonly Entry<'machines'>[],
  name: string,
  order: (a: Figure, b: Figure) => number,
): MachineFigure | undefined {
  const all = machines.flatMap((machine) => {
    const figure = figuresOf(`machines/${machine.id}`).find((each) => each.name === name);
    const [newest] = figure?.values ?? [];
    return figure && newest && (newest.count ?? newest.error) !== undefined ? [{ figure, machine }] : [];
  });
  return all.toSorted((a, b) => order(a.figure, b.figure))[0];
}

/** A value that is the best or a typical one comes after every mean and median: it does not compare with them. */
function rankOfError({ values: [{ error }] }: Figure): number {
  return (error?.value ?? 1) + (error && isMeanOrMedian(error.kind) ? 0 : 1);
}
