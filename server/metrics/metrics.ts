import type { Server } from 'node:http';
import type { HealthChecks } from '../api/health.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { Statistics, Store } from '../stores/store.ts';
import { asExposition, type Metric } from './exposition.ts';

export interface Metrics {
  /** Counts what a server answers, and whom it turns away. */
  watch(server: Server): void;
  /** The same transport, with its mails counted. */
  counting(transport: MailTransport): MailTransport;
  /** Everything as of now, as Prometheus reads it. Counts and sums alone: nothing in it is of one visitor. */
  read(): Promise<string>;
}

/** What an operator watches: who is served, what is stored, what waits, what fails. */
export function createMetrics(store: Store, checks: HealthChecks): Metrics {
  const requests: Record<string, number> = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const refusals = { limit: 0, connections: 0, unreadable: 0 };
  const mails = { taken: 0, failed: 0 };
  const startedAt = (Date.now() - performance.now()) / 1000;
  let openConnections: () => Promise<number> = async () => 0;

  return {
    watch(server) {
      server.on('request', (_, response) =>
        response.once('close', () => {
          if (!response.headersSent) return;
          const status = `${Math.floor(response.statusCode / 100)}xx`;
          requests[status] = (requests[status] ?? 0) + 1;
          if (response.statusCode === 429) refusals.limit += 1;
        }),
      );
      server.on('drop', () => {
        refusals.connections += 1;
      });
      server.on('clientError', () => {
        refusals.unreadable += 1;
      });
      openConnections = () =>
        new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
    },

    counting: (transport) => ({
      ...transport,
      async send(mail, id) {
        try {
          await transport.send(mail, id);
          mails.taken += 1;
        } catch (error) {
          mails.failed += 1;
          throw error;
        }
      },
    }),

    async read() {
      // The store has logged why it does not answer.
      const statistics = await store.statistics().catch(() => undefined);
      const parts = Object.entries(checks).map(([name, isHealthy]) => [name, Number(isHealthy())]);
      return asExposition([
        counter('hub_requests_total', 'Requests that were answered.', { label: 'status', values: requests }),
        counter(
          'hub_refusals_total',
          'Turned away: by the limit of an address (429), for want of connections, as no HTTP.',
          {
            label: 'reason',
            values: refusals,
          },
        ),
        gauge('hub_connections', 'Connections that are open.', await openConnections()),
        ...inDatabase(statistics),
        counter('hub_mails_total', 'Tries to hand a mail over.', { label: 'outcome', values: mails }),
        gauge('hub_healthy', 'Whether a part does its work: 1 or 0.', {
          label: 'part',
          values: { database: Number(statistics !== undefined), ...Object.fromEntries(parts) },
        }),
        gauge('process_resident_memory_bytes', 'Memory, without the process of SQLite.', process.memoryUsage.rss()),
        counter('process_cpu_seconds_total', 'Time of the processor.', cpuSeconds()),
        gauge('process_start_time_seconds', 'When the server was started, since 1970.', startedAt),
      ]);
    },
  };
}

function inDatabase(statistics: Statistics | undefined): Metric[] {
  if (!statistics) return [];
  const { rows, mail, newsletter } = statistics;
  return [
    gauge('hub_rows', 'Rows in a table.', { label: 'table', values: rows }),
    gauge('hub_mails_queued', 'Mails in the outbox.', {
      label: 'state',
      values: { waiting: mail.waiting, given_up: mail.givenUp },
    }),
    gauge('hub_newsletter_queued', 'Mails of issues of the newsletter in the outbox.', {
      label: 'state',
      values: { waiting: newsletter.waiting, given_up: newsletter.givenUp },
    }),
    gauge('hub_mails_longest_wait_seconds', 'Age of the oldest mail that waits.', mail.longestWaitSeconds),
  ];
}

const counter = (name: string, help: string, value: Metric['value']): Metric => ({
  name,
  help,
  type: 'counter',
  value,
});
const gauge = (name: string, help: string, value: Metric['value']): Metric => ({ name, help, type: 'gauge', value });

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
