export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge';
  /** A value by itself, or one for each value of a label. */
  value: number | undefined | { label: string; values: Readonly<Record<string, number>> };
}

/** Metrics in the text format that Prometheus and its like read, version 0.0.4. What has no value is left out. */
export function asExposition(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, type, value }) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples(name, value)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('');
}

function samples(name: string, value: Metric['value']): string[] {
  if (value === undefined) return [];
  if (typeof value === 'number') return [`${name} ${value}`];
  return Object.entries(value.values).map(([of, number]) => `${name}{${value.label}="${of}"} ${number}`);
}
