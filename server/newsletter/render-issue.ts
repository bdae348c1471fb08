import { formatPartial } from '#src/design/format-date.ts';
import { groupsOf, type ToldItem } from '#src/features/reading/newsletter/issue-items.ts';
import { citedSource } from '#src/model/figures.ts';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { escapeHtml } from '../api/result-page.ts';
import { type Issue, UNSUBSCRIBE_LINK } from '../stores/newsletter.ts';
import { wrapped } from './wrapped.ts';

/**
 * An issue as its readers get it, but for the link that unsubscribes. It asks for nothing from outside: no picture, no font,
 * no address that tells who has read it.
 * @param siteUrl the public origin without a slash at its end; every link of the mail leads there or to a source.
 */
export function renderIssue(issue: Entry<'newsletters'>, siteUrl: string): Issue {
  return { id: issue.id, subject: issue.title, text: textOf(issue, siteUrl), html: htmlOf(issue, siteUrl) };
}

function textOf(issue: Entry<'newsletters'>, siteUrl: string): string {
  const { issue: texts, mail } = pageOf('newsletter');
  const { id, title, date, opening, closing } = issue;
  const parts = [
    `${title}\n${formatPartial(date)}`,
    ...opening,
    ...groupsOf(issue).flatMap(({ group, items }) => [
      `${texts.groups[group].toUpperCase()}\n${'-'.repeat(texts.groups[group].length)}`,
      ...items.map((item) => textOfItem(item, siteUrl)),
    ]),
    '--------',
    ...closing,
    `${mail.read}:\n${siteUrl}${urls.newsletterIssue(id)}`,
    `${mail.why} ${mail.answer}`,
    `${mail.leave}:\n${UNSUBSCRIBE_LINK}`,
  ];
  return `${parts.map(wrapped).join('\n\n')}\n`;
}

/** What stands before so many works. */
function wordFor(works: number): string {
  const { mail } = pageOf('newsletter');
  return works === 1 ? mail.source : mail.sources;
}

function textOfItem({ title, path, facts, text, line, sources }: ToldItem, siteUrl: string): string {
  const { mail } = pageOf('newsletter');
  const works = sources.map(citedSource).map(({ publisher, url }) => `  ${publisher}:\n  ${url}`);
  return [
    `* ${title}`,
    `  (${facts.join('; ')})`,
    text,
    ...(line ? [`> ${line}`] : []),
    `${mail.more}: ${siteUrl}${path}`,
    ...(works.length > 0 ? [`${wordFor(works.length)}:`, ...works] : []),
  ].join('\n');
}

/** Colors of both themes by what they are for. Mail programs keep what stands at the element, and many also the sheet. */
const LIGHT = { paper: '#ffffff', ink: '#1d2430', second: '#55607a', rule: '#d9dee8', link: '#1f4fbf' };
const DARK = { paper: '#12161f', ink: '#e8ecf4', second: '#a9b4c8', rule: '#343d50', link: '#9dbcff' };

const SANS = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const SERIF = `Georgia,'Times New Roman',serif`;

/** What each part looks like in the light; the sheet below only exchanges colors. */
const look = {
  body: `margin:0;padding:0;background:${LIGHT.paper};color:${LIGHT.ink}`,
  page: `max-width:600px;margin:0 auto;padding:24px 20px 40px;font:400 16px/1.55 ${SANS};color:${LIGHT.ink}`,
  name: `margin:0 0 20px;font-size:14px;color:${LIGHT.second}`,
  title: `margin:0 0 20px;font:400 28px/1.2 ${SERIF};color:${LIGHT.ink}`,
  group: `margin:36px 0 0;padding-top:16px;border-top:2px solid ${LIGHT.ink};font:400 21px/1.3 ${SERIF};color:${LIGHT.ink}`,
  item: `margin:20px 0 0;padding:0 0 4px`,
  heading: `margin:2px 0 6px;font-size:17px;line-height:1.35;font-weight:600;color:${LIGHT.ink}`,
  small: `margin:0;font-size:14px;color:${LIGHT.second}`,
  text: `margin:0 0 12px`,
  line: `margin:0 0 8px;padding-left:12px;border-left:3px solid ${LIGHT.link}`,
  foot: `margin:36px 0 0;padding-top:16px;border-top:1px solid ${LIGHT.rule};font-size:14px;color:${LIGHT.second}`,
  link: `color:${LIGHT.link}`,
};

const SHEET = `@media (prefers-color-scheme: dark) {
body, .page { background: ${DARK.paper} !important; }
.page, .ink { color: ${DARK.ink} !important; border-color: ${DARK.ink} !important; }
.second { color: ${DARK.second} !important; border-color: ${DARK.rule} !important; }
.line { border-color: ${DARK.link} !important; }
a { color: ${DARK.link} !important; }
}`;

function htmlOf(issue: Entry<'newsletters'>, siteUrl: string): string {
  const { heading, issue: texts, mail } = pageOf('newsletter');
  const { id, title, date, opening, closing } = issue;
  const paragraphs = (all: readonly string[]) => all.map((text) => `<p style="${look.text}">${escapeHtml(text)}</p>`);
  const groups = groupsOf(issue).flatMap(({ group, items }) => [
    `<h2 class="ink" style="${look.group}">${escapeHtml(texts.groups[group])}</h2>`,
    ...items.map((item) => htmlOfItem(item, siteUrl)),
  ]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
${SHEET}</style></head>
<body style="${look.body}"><div class="page" style="${look.page}">
<p class="second" style="${look.name}">Quantum Computing Knowledge Hub · ${escapeHtml(heading)} · ${formatPartial(date)}</p>
<h1 class="ink" style="${look.title}">${escapeHtml(title)}</h1>
${[...paragraphs(opening), ...groups].join('\n')}
<div class="second" style="${look.foot}">
${paragraphs(closing).join('\n')}
<p style="${look.text}">${linkTo(`${siteUrl}${urls.newsletterIssue(id)}`, mail.read)}</p>
<p style="${look.text}">${escapeHtml(`${mail.why} ${mail.answer}`)}</p>
<p style="${look.text}">${linkTo(UNSUBSCRIBE_LINK, mail.leave)}</p>
</div></div></body></html>
`;
}

function htmlOfItem({ title, path, facts, text, line, sources }: ToldItem, siteUrl: string): string {
  const works = sources.map(citedSource).map(({ title: work, url, publisher }) => linkTo(url, `${publisher}: ${work}`));
  return `<div style="${look.item}">
<p class="second" style="${look.small}">${escapeHtml(facts.join(' · '))}</p>
<h3 class="ink" style="${look.heading}">${linkTo(`${siteUrl}${path}`, title)}</h3>
<p style="${look.text}">${escapeHtml(text)}</p>
${line ? `<p class="line" style="${look.line}">${escapeHtml(line)}</p>\n` : ''}${
  works.length > 0
    ? `<p class="second" style="${look.small}">${escapeHtml(wordFor(works.length))}: ${works.join('; ')}</p>\n`
    : ''
}</div>`;
}

function linkTo(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}" style="${look.link}">${escapeHtml(words)}</a>`;
}
