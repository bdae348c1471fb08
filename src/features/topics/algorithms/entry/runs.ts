import { type Entry, entriesOf, entryOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

/** One time that an algorithm was run, or claimed to be of use. */
export interface Run {
  key: string;
  date: string;
  name: string;
  href: string;
  /** As the entry calls it. */
  machine: string;
  /** The same where it has a page. */
  machines: readonly { name: string; href: string }[];
  /** What is left of a claim. */
  note: string | undefined;
}

/** Claims and experiments that ran an algorithm, and machines on which a workload of it was shown, newest first. */
export function runsOf(algorithm: string): Run[] {
  const has = ({ algorithms = [] }: { algorithms?: readonly string[] | undefined }) => algorithms.includes(algorithm);
  return [
    ...entriesOf('advantage-claims').filter(has).map(ofClaim),
    ...entriesOf('logical-experiments').filter(has).map(ofExperiment),
    ...entriesOf('workloads').filter(has).flatMap(ofWorkload),
  ].sort((a, b) => b.date.localeCompare(a.date));
}

function ofClaim({ id, title, date, machine, machines = [], standing }: Entry<'advantage-claims'>): Run {
  const note = pageOf('quantum-advantage').standings[standing].name.toLowerCase();
  return { key: id, date, name: title, href: urls.advantageClaim(id), machine, machines: machines.map(linkTo), note };
}

function ofExperiment({ id, title, date, machine, machines = [] }: Entry<'logical-experiments'>): Run {
  const href = urls.logicalExperiment(id);
  return { key: id, date, name: title, href, machine, machines: machines.map(linkTo), note: undefined };
}

function ofWorkload({ id, name, shown = [] }: Entry<'workloads'>): Run[] {
  return shown.map(({ machine, what, date }) => ({
    key: `${id} ${machine}`,
    date,
    name,
    href: `${urls.feasibility()}#${id}`,
    machine: what,
    machines: [linkTo(machine)],
    note: undefined,
  }));
}

function linkTo(id: string): Run['machines'][number] {
  const { maker, name } = entryOf('machines', id);
  return { name: `${maker} ${name}`, href: urls.machine(id) };
}
