import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { chartOf, type FundedStartup } from './funding-chart.tsx';

const { fundingChart: texts } = pageOf('startup-tracker');

const startup = (name: string, usd: number): FundedStartup => ({
  ...{ id: name, name, usd, text: `$${usd / 1e6}M`, isReported: false },
});

describe('the title', () => {
  it('names the two that raised most, and their share', () => {
    const startups = [startup('A', 1e8), startup('B', 6e8), startup('C', 3e8)];
    expect(chartOf(startups, texts).title).toBe('B and C account for 90% of the sum');
    expect(chartOf([...startups, startup('D', 5e9)], texts).title).toBe('D and B account for 93% of the sum');
  });

  it('says so where no amount is known', () => {
    expect(chartOf([startup('A', 0), startup('B', 0)], texts).title).toBe(texts.nothing);
  });
});
