import { expect, it } from 'vitest';
import { isListed, isOnlyAddress, urls } from './urls.ts';

/** A changed address breaks links from outside: it needs a redirect, and this list says so. */
it('every address is where it was', () => {
  const addresses = [
    urls.home(),
    urls.topic('ai-ml'),
    urls.topicPieces('ai-ml'),
    urls.topics(),
    urls.tutorials(),
    urls.tutorial('qml-basics'),
    urls.tutorialInTrack('qml-basics', 'beginner'),
    urls.tutorialProgram('qml-basics', 'circuit.qasm'),
    urls.news(),
    urls.rss('news'),
    urls.jsonFeed('news'),
    urls.companies(),
    urls.company('ionq'),
    urls.industry(),
    urls.whatIsQuantum(),
    urls.partners(),
    urls.startups(),
    urls.startupsAlias(),
    urls.glossary(),
    urls.termPage('bell-state'),
    urls.research(),
    urls.bibliography(),
    urls.educationalPrograms(),
    urls.articles(),
    urls.interviews(),
    urls.code(),
    urls.funding(),
    urls.jobs(),
    urls.learningPath(),
    urls.tools(),
    urls.events(),
    urls.eventsCalendar(),
    urls.eventCalendar('qip'),
    urls.newsletter(),
    urls.newsletterIssue('2026-11-28'),
    urls.privacy(),
    urls.terms(),
    urls.data(),
    urls.dataJson('companies'),
    urls.dataCsv('companies'),
    urls.dataSchema('companies'),
    urls.search(),
    urls.searchFor('no cloning'),
    urls.searchFolder(),
    urls.searchCatalog(),
    urls.shareImage('/hardware'),
  ];
  expect(addresses).toMatchInlineSnapshot(`
    [
      "/",
      "/ai-ml",
      "/topics/ai-ml",
      "/topics",
      "/tutorials",
      "/tutorials/qml-basics",
      "/tutorials/qml-basics?track=beginner",
      "/tutorials/qml-basics/programs/circuit.qasm",
      "/news",
      "/news.xml",
      "/news.json",
      "/companies",
      "/companies/ionq",
      "/industry",
      "/what-is-quantum",
      "/partners",
      "/startup-tracker",
      "/startups",
      "/glossary",
      "/glossary/bell-state",
      "/research",
      "/research.bib",
      "/educational-programs",
      "/articles",
      "/interviews",
      "/code",
      "/funding",
      "/jobs",
      "/learning-path",
      "/tools",
      "/events",
      "/events.ics",
      "/events/qip.ics",
      "/newsletter",
      "/newsletter/2026-11-28",
      "/privacy",
      "/terms",
      "/data",
      "/data/companies.json",
      "/data/companies.csv",
      "/data/companies.schema.json",
      "/search",
      "/search?q=no%20cloning",
      "/pagefind/",
      "/pagefind/catalog.json",
      "/share/hardware.png",
    ]
  `);
});

it('pages that answer a form or an unknown address, or stand in a frame, are not listed', () => {
  expect(isListed('https://example.org/startup-tracker')).toBe(true);
  expect(isListed('https://example.org/startups')).toBe(true);
  expect(isListed('https://example.org/404')).toBe(false);
  expect(isListed('https://example.org/form-result')).toBe(false);
  expect(isListed('https://example.org/lab/embed')).toBe(false);
});

it('what stands at two addresses is found at one of them', () => {
  expect(isOnlyAddress('https://example.org/startup-tracker')).toBe(true);
  expect(isOnlyAddress('https://example.org/startups')).toBe(false);
  expect(isOnlyAddress('https://example.org/form-result')).toBe(false);
});
