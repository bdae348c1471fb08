import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress, progressOf } from './Progress.tsx';

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

describe('progressOf', () => {
  it.each([
    [undefined, undefined, { value: null, max: 100, state: 'indeterminate' }],
    [null, undefined, { value: null, max: 100, state: 'indeterminate' }],
    [0, undefined, { value: 0, max: 100, state: 'loading' }],
    [35, undefined, { value: 35, max: 100, state: 'loading' }],
    [100, undefined, { value: 100, max: 100, state: 'complete' }],
    [1.8, 10.7, { value: 1.8, max: 10.7, state: 'loading' }],
    [10.7, 10.7, { value: 10.7, max: 10.7, state: 'complete' }],
  ] as const)('takes value %s of %s without complaint', (value, max, expected) => {
    expect(progressOf(value, max)).toEqual(expected);
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('replaces the maximum %s by 100 and says so', (max) => {
    expect(progressOf(50, max)).toEqual({ value: 50, max: 100, state: 'loading' });
    expect(errors).toHaveBeenCalledOnce();
  });

  it.each([-1, 101, Number.NaN])('shows no value for %s of 100 and says so', (value) => {
    expect(progressOf(value)).toEqual({ value: null, max: 100, state: 'indeterminate' });
    expect(errors).toHaveBeenCalledOnce();
  });

  it('measures the value against the replaced maximum', () => {
    expect(progressOf(150, 0)).toEqual({ value: null, max: 100, state: 'indeterminate' });
    expect(errors).toHaveBeenCalledTimes(2);
  });
});

describe('Progress', () => {
  it('tells assistive technology value, bounds and text', () => {
    const markup = renderToStaticMarkup(<Progress value={5} max={20} label="Market in 2024" valueText="$5B" />);
    expect(markup).toContain('role="progressbar"');
    expect(markup).toContain('aria-label="Market in 2024"');
    expect(markup).toContain('aria-valuenow="5"');
    expect(markup).toContain('aria-valuemax="20"');
    expect(markup).toContain('aria-valuetext="$5B"');
    expect(markup).toContain('data-state="loading"');
    expect(markup).toContain('width:25%');
  });

  it('gives no value when there is none', () => {
    const markup = renderToStaticMarkup(<Progress value={null} label="Loading" valueText="unknown" />);
    expect(markup).toContain('data-state="indeterminate"');
    expect(markup).not.toContain('aria-valuenow');
    expect(markup).not.toContain('aria-valuetext');
    expect(markup).not.toContain('width:');
    expect(errors).not.toHaveBeenCalled();
  });

  it('says that it is full', () => {
    const markup = renderToStaticMarkup(<Progress value={10.7} max={10.7} label="Market in 2030" />);
    expect(markup).toContain('data-state="complete"');
    expect(markup).toContain('width:100%');
  });

  it.each([-0.1, 100.1])('is empty for the value %s, and the console says why', (value) => {
    const markup = renderToStaticMarkup(<Progress value={value} label="Share" valueText={`${value}%`} />);
    expect(markup).toContain('data-state="indeterminate"');
    expect(markup).not.toContain('aria-valuenow');
    expect(errors).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`not ${value}`));
  });

  it.each([0, -5, Number.NaN])('counts to 100 for the maximum %s, and the console says why', (max) => {
    const markup = renderToStaticMarkup(<Progress value={25} max={max} label="Share" />);
    expect(markup).toContain('aria-valuemax="100"');
    expect(markup).toContain('aria-valuenow="25"');
    expect(markup).toContain('width:25%');
    expect(errors).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`not ${max}`));
  });
});
