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
    urls.tutorialProgram('qml-basics', 'circuit.qasm'),
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
    urls.data(),
    urls.dataJson('companies'),
    urls.dataCsv('companies'),
    urls.dataSchema('companies'),
    urls.search(),
    urls.shareImage('/hardware'),
  ];
  expect(addresses).toMatchInlineSnapshot(`
    [
      "/",
      "/ai-ml",
      "/topics",
      "/tutorials",
      "/tutorials/qml-basics",
      "/tutorials/qml-basics/programs/circuit.qasm",
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
      "/data",
      "/data/companies.json",
      "/data/companies.csv",
      "/data/companies.schema.json",
      "/search",
      "/share/hardware.png",
    ]
  `);
});

it('pages that stand for another page or answer a form are not listed', () => {
  expect(isListed('https://example.org/startup-tracker')).toBe(true);
  expect(isListed('https://example.org/startups')).toBe(false);
  expect(isListed('https://example.org/form-result')).toBe(false);
});
