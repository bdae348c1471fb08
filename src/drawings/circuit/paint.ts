/** How a mark is painted, as attributes of its shape, so that it looks the same in a page, a sprite and a file. */
export interface Paint {
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
  readonly strokeLinecap?: 'round';
  readonly opacity?: number;
  readonly fontFamily?: string;
  readonly fontWeight?: number;
  readonly textAnchor?: 'start' | 'middle' | 'end';
}

const color = (token: string) => `var(--color-${token})`;
const line = (token: string, strokeWidth: number): Paint => ({ fill: 'none', stroke: color(token), strokeWidth });
const shape = (fill: string, stroke: string, strokeWidth = 1.3): Paint => ({
  fill: color(fill),
  stroke: color(stroke),
  strokeWidth,
});
const serif = { fontFamily: 'var(--font-serif)', fontWeight: 500 };

/** The paint of each kind of mark. Texts without a family take the sans serif about them. */
export const PAINTS = {
  plate: shape('surface', 'ink-2'),
  'plate-sunken': shape('sunken', 'ink-2'),
  'plate-block': shape('accent-soft', 'accent'),
  lid: line('accent', 1),
  disc: { fill: color('ink') },
  ring: shape('surface', 'ink', 1.4),
  not: shape('surface', 'ink', 1.4),
  stroke: line('ink', 1.4),
  cross: line('ink', 1.7),
  barrier: { ...line('ink-3', 1.4), strokeDasharray: '3 3' },
  dial: { ...line('ink', 1.4), strokeLinecap: 'round' },
  link: line('ink', 1.4),
  double: line('ink-3', 1),
  arrow: { fill: color('ink-3') },
  wire: line('ink-2', 1.25),
  'wire-after': line('rule-strong', 1),
  'bit-line': line('rule-strong', 1),
  tick: { ...line('rule-strong', 1), opacity: 0.55 },
  letter: { ...serif, fill: color('ink'), textAnchor: 'middle' },
  angle: { fill: color('ink-2'), fontWeight: 500, textAnchor: 'middle' },
  port: { fill: color('ink-2'), fontWeight: 500, textAnchor: 'middle' },
  name: { fill: color('ink-2'), textAnchor: 'start' },
  ket: { ...serif, fill: color('ink'), textAnchor: 'end' },
  caption: { fill: color('ink-2'), textAnchor: 'middle' },
} as const satisfies Record<string, Paint>;

export type MarkStyle = keyof typeof PAINTS;
