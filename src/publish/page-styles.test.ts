import { describe, expect, it } from 'vitest';
import { PageStyles, requiredClasses, requiredElements } from './page-styles.ts';

const SHEET = [
  '@layer base{a{color:red}.note a{color:blue}}',
  '@layer utilities{.flex{display:flex}.grid{display:grid}.md\\:px-\\[1\\.5rem\\]:hover{padding:0}',
  '@media (width>=40rem){.flex,.grid{gap:1rem}}@media print{.grid{display:block}}}',
  '.late{color:green}.tabs:not(.asleep) .tab{color:tan}@font-face{font-family:A;src:url(a.woff2)}',
].join('');

const styles = new PageStyles(() => SHEET);
const page = (body: string) => `<html><head><link rel="stylesheet" href="/s.css"></head><body>${body}</body></html>`;

describe('the styles of a page', () => {
  it('are those whose classes stand in it, in their order, with what applies to every page', () => {
    const html = styles.inlined(page('<a class="flex">'), []);
    expect(html).toContain(
      '<style>@layer base{a{color:red}}@layer utilities{.flex{display:flex}@media (width>=40rem){.flex{gap:1rem}}}@font-face{font-family:A;src:url(a.woff2)}</style>',
    );
    expect(html).not.toContain('<link');
  });

  it('are also those that a script may need', () => {
    expect(styles.inlined(page(''), ['className:"late"'])).toContain('.late{color:green}');
    expect(styles.inlined(page(''), [])).not.toContain('.late');
  });

  it('are not those whose names only look like classes in a script', () => {
    const sheet = new PageStyles(() => '.filter{a:b}.table{c:d}');
    expect(sheet.inlined(page(''), ['list.filter(Boolean)', 'x="flex table"'])).toContain('<style>.table{c:d}</style>');
  });

  it('stand in one element, in the order of the sheets', () => {
    const html = styles.inlined('<style>i{x:1}</style><i></i><style>i{y:2}</style>', []);
    expect(html).toBe('<style>i{x:1}i{y:2}</style><i></i>');
  });

  it('reads class names as HTML and CSS escape them', () => {
    expect(styles.inlined(page('<p class="md:px-[1.5rem]">'), [])).toContain('padding:0');
    const arbitrary = new PageStyles(() => '.\\[\\&\\>p\\]\\:x>p{a:b}');
    expect(arbitrary.inlined(page('<p class="[&amp;&gt;p]:x">'), [])).toContain('{a:b}');
  });
});

describe('what no page uses', () => {
  it('is left out: rules for elements and parts of controls that neither it nor a script has', () => {
    const sheet = new PageStyles(
      () => 'progress,table td{a:b}input::-webkit-datetime-edit{c:d}::file-selector-button{e:f}*,::before{g:h}',
    );
    expect(sheet.inlined(page('<table><td>'), [])).toContain('<style>table td{a:b}*,::before{g:h}</style>');
    expect(sheet.inlined(page('<input type="date">'), ['e("progress",{type:"file"})'])).toContain(
      '<style>progress{a:b}input::-webkit-datetime-edit{c:d}::file-selector-button{e:f}*,::before{g:h}</style>',
    );
  });
});

describe('a choice of one selector', () => {
  it.each([
    [':is(:where(.group)[aria-sort] .late){a:b}', ''],
    [':is(.here>*):first-child{a:b}', ':is(.here>*):first-child{a:b}'],
    [':is(.here,.late){a:b}', ':is(.here,.late){a:b}'],
    [':not(:is(.late)){a:b}', ':not(:is(.late)){a:b}'],
  ])('asks for its classes: %s', (rule, kept) => {
    const sheet = new PageStyles(() => rule);
    expect(sheet.inlined(page('<p class="here">'), [])).toContain(`<style>${kept}</style>`);
  });
});

describe('the elements that a selector names', () => {
  it.each([
    ['main table>.a td:hover', ['main', 'table', 'td']],
    ['html[data-theme=dark] .p-4::before', []],
    [':is(a, b) em:not(.x) + *', ['em']],
    ['.md\\:a ::backdrop', []],
  ])('%s', (selector, elements) => {
    expect(requiredElements(selector)).toEqual(elements);
  });
});

describe('the classes that a selector demands', () => {
  it.each([
    ['.a .b>c.d', ['a', 'b', 'd']],
    ['.tabs:not(.asleep) .tab', ['tabs', 'tab']],
    ['.a:has(.b):is(.c,.d)', ['a']],
    ['[class*=".x"] .y', ['y']],
    ['.w-1\\/2:hover', ['w-1/2']],
    ['html', []],
  ])('%s', (selector, classes) => {
    expect(requiredClasses(selector)).toEqual(classes);
  });
});
