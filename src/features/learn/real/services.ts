import { type Entry, entriesOf, entryOf } from '#src/model/read-content.ts';
import type { WrittenService } from '#src/model/schemas/pages/run-it.ts';

type Machine = Entry<'machines'>;

export interface Service extends Omit<WrittenService, 'tools'> {
  machines: readonly Machine[];
  tools: readonly Entry<'tools'>[];
}

/** Machines that run circuits for those who ask. */
function running(): readonly Machine[] {
  return entriesOf('machines').filter(({ status, model }) => status === 'in service' && model === 'Gates');
}

/** The services with their machines and tools. @throws where a service has no machine in service. */
export function loadServices(items: readonly WrittenService[]): Service[] {
  return items.map((item) => {
    const machines = running().filter(
      ({ maker, offered = [] }) => offered.includes(item.offer) && (item.maker === undefined || maker === item.maker),
    );
    if (machines.length === 0)
      throw new Error(`content/pages/run-it-for-real.yaml: ${item.name} offers no machine that is in service`);
    return { ...item, machines, tools: item.tools.map((id) => entryOf('tools', id)) };
  });
}

/** Machines in clouds that no service of the page offers. */
export function elsewhere(services: readonly Service[]): readonly Machine[] {
  const named = new Set(services.flatMap(({ machines }) => machines.map(({ id }) => id)));
  return running().filter(
    ({ id, offered = [] }) => !named.has(id) && (offered.includes("maker's cloud") || offered.includes('other cloud')),
  );
}
