import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type BadgeTone, toneClasses } from '#src/design/Badge.tsx';
import { whatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';
import { ApplicationImpactBadge } from './Applications.tsx';

it.each<[impact: string, tone: BadgeTone]>([
  ['Revolutionary', 'red'],
  ['Transformative', 'purple'],
  ['Significant', 'blue'],
  ['Unknown', 'solid'],
])('R15.5, R25.4: an application may be called %s, and its badge is %s', (impact, tone) => {
  const { impact: accepted } = whatIsQuantumPage.shape.applications.shape.items.element.shape;
  expect(accepted.parse(impact)).toBe(impact);
  const badge = renderToStaticMarkup(<ApplicationImpactBadge impact={impact} />);
  expect(badge).toContain(toneClasses[tone]);
  expect(badge).toContain(impact);
});
