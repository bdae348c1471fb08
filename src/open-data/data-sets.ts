import type { CollectionKey } from 'astro:content';
import type { z } from 'zod';
import { algorithm } from '#src/model/schemas/algorithm.ts';
import { company } from '#src/model/schemas/company.ts';
import { event } from '#src/model/schemas/event.ts';
import { fundingRound } from '#src/model/schemas/funding-round.ts';
import { glossaryTerm } from '#src/model/schemas/glossary-term.ts';
import { interview } from '#src/model/schemas/interview.ts';
import { newsItem } from '#src/model/schemas/news-item.ts';
import { paper } from '#src/model/schemas/paper.ts';
import { pqcFamily } from '#src/model/schemas/pqc-family.ts';
import { qubitTechnology } from '#src/model/schemas/qubit-technology.ts';
import { startup } from '#src/model/schemas/startup.ts';
import { threat } from '#src/model/schemas/threat.ts';
import { tool } from '#src/model/schemas/tool.ts';
import { topic } from '#src/model/schemas/topic.ts';
import { tutorial } from '#src/model/schemas/tutorial.ts';
import { university } from '#src/model/schemas/university.ts';
import { type TopicId, type TutorialId, urls } from '#src/model/urls.ts';
import type { DataSetId } from './data-set-ids.ts';

/** A collection of content that is published as a file. Its fields are those of its schema. */
export interface DataSet {
  /** Also the folder below `content/`, and the file's name below `/data/`. */
  id: DataSetId;
  collection: CollectionKey;
  schema: z.ZodType;
  /** Where an entry stands on this site. */
  pathOf: (id: string) => string;
  /** Fields that are left out, because they are the article and not facts about it. */
  leftOut?: readonly string[];
}

const anchorOn = (page: string) => (id: string) => `${page}#${id}`;

export const dataSets: readonly DataSet[] = [
  { id: 'companies', collection: 'companies', schema: company, pathOf: urls.company },
  { id: 'startups', collection: 'startups', schema: startup, pathOf: anchorOn(urls.startups()) },
  {
    id: 'funding-rounds',
    collection: 'fundingRounds',
    schema: fundingRound,
    pathOf: anchorOn(urls.funding()),
  },
  { id: 'glossary', collection: 'glossary', schema: glossaryTerm, pathOf: anchorOn(urls.glossary()) },
  { id: 'papers', collection: 'papers', schema: paper, pathOf: anchorOn(urls.research()) },
  { id: 'news', collection: 'news', schema: newsItem, pathOf: anchorOn(urls.news()) },
  { id: 'universities', collection: 'universities', schema: university, pathOf: anchorOn(urls.educationalPrograms()) },
  { id: 'algorithms', collection: 'algorithms', schema: algorithm, pathOf: anchorOn(urls.topic('algorithms')) },
  {
    id: 'qubit-technologies',
    collection: 'qubitTechnologies',
    schema: qubitTechnology,
    pathOf: anchorOn(urls.topic('hardware')),
  },
  { id: 'pqc-families', collection: 'pqcFamilies', schema: pqcFamily, pathOf: anchorOn(urls.topic('cryptography')) },
  { id: 'threats', collection: 'threats', schema: threat, pathOf: anchorOn(urls.topic('cryptography')) },
  { id: 'topics', collection: 'topics', schema: topic, pathOf: (id) => urls.topic(id as TopicId) },
  {
    id: 'tutorials',
    collection: 'tutorials',
    schema: tutorial,
    pathOf: (id) => urls.tutorial(id as TutorialId),
    leftOut: ['misconceptions'],
  },
  { id: 'tools', collection: 'tools', schema: tool, pathOf: anchorOn(urls.tools()) },
  { id: 'events', collection: 'events', schema: event, pathOf: anchorOn(urls.events()) },
  { id: 'interviews', collection: 'interviews', schema: interview, pathOf: anchorOn(urls.interviews()) },
];
