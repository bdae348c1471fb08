import { expect, it } from 'vitest';
import { isListed, urls } from './urls.ts';

/** A changed address breaks links from outside: it needs a redirect, and this list says so. */
it('every address is where it was', () => {
  const addresses = [
    urls.home(),
    urls.topic('ai-ml'),
    urls.topics(),
    urls.tutorials(),
    urls.tutorial('qml-basics'),
    urls.news(),
    urls.newsRss(),
    urls.newsJsonFeed(),
    urls.companies(),
    urls.company('ionq'),
    urls.industry(),
    urls.whatIsQuantum(),
    urls.partners(),
    urls.partnerForm('schedule-a-call'),
    urls.startups(),
    urls.startupsAlias(),
    urls.glossary(),
    urls.glossaryTerm('bell-state'),
    urls.termDefinition('bell-state'),
    urls.research(),
    urls.bibliography(),
    urls.educationalPrograms(),
    urls.tools(),
    urls.events(),
    urls.eventsCalendar(),
    urls.eventCalendar('qip'),
    urls.newsletter(),
    urls.privacy(),
    urls.terms(),
    urls.search(),
    urls.searchFor('no cloning'),
    urls.searchProgram(),
    urls.searchNames(),
    urls.shareImage('/hardware'),
  ];
  expect(addresses).toMatchInlineSnapshot(`
    [
      "/",
      "/ai-ml",
      "/topics",
      "/tutorials",
      "/tutorials/qml-basics",
      "/news",
      "/news.xml",
      "/news.json",
      "/companies",
      "/companies/ionq",
      "/industry",
      "/what-is-quantum",
      "/partners",
      "/partners/schedule-a-call",
      "/startup-tracker",
      "/startups",
      "/glossary",
      "/glossary#bell-state",
      "/glossary/bell-state.json",
      "/research",
      "/research.bib",
      "/educational-programs",
      "/tools",
      "/events",
      "/events.ics",
      "/events/qip.ics",
      "/newsletter",
      "/privacy",
      "/terms",
      "/search",
      "/search?q=no%20cloning",
      "/pagefind/pagefind.js",
      "/pagefind/names.json",
      "/share/hardware.png",
    ]
  `);
});

it('pages that stand for another page or answer a form are not listed', () => {
  expect(isListed('https://example.org/startup-tracker')).toBe(true);
  expect(isListed('https://example.org/startups')).toBe(false);
  expect(isListed('https://example.org/form-result')).toBe(false);
});
