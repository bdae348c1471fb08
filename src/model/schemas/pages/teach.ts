import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';

const sheetTexts = z.strictObject({
  heading: prose,
  paper: prose,
  students: prose.describe('Before the number of students who get a sheet each'),
  problems: prose,
  answers: prose,
  waiting: prose,
  failed: prose,
  untitled: prose.describe('Over a set without a title'),
  answersOf: prose.describe('Over the answers: {title}'),
  forTeacher: prose,
  name: prose,
  number: prose,
  code: prose.describe('What the QR code is, for those who do not see it'),
});

export type SheetTexts = z.infer<typeof sheetTexts>;

const setTexts = z.strictObject({
  set: prose,
  empty: prose.describe('In the place of the number of tasks'),
  title: prose,
  note: prose,
  variants: prose,
  same: prose,
  each: prose,
  sameNote: prose,
  eachNote: prose,
  address: prose,
  length: prose.describe('{count} of {most} characters'),
  copy: prose,
  printProblems: prose,
  printAnswers: prose,
  open: prose,
  sheets: sheetTexts,
});

export type TeachTexts = z.infer<typeof setTexts>;

const workTexts = z.strictObject({
  over: prose.describe('Over the title of the set that the address names'),
  size: prose.describe('{count} is the number of tasks, {solved} how many this browser has solved'),
  number: prose,
  each: prose.describe('Why a number is asked for first'),
  same: prose,
  save: prose,
  saved: prose.describe('Once the file is saved: {file}'),
  noNumber: prose,
  keeps: prose.describe('What the file holds, and that nothing is sent'),
});

export type WorkTexts = z.infer<typeof workTexts>;

/** `content/pages/teach.yaml` */
export const teachPage = z.strictObject({
  ...pageHead,
  choose: z.strictObject({
    ...sectionHead,
    counted: prose,
    placeholder: prose,
    nothingFound: z.strictObject({ title: prose, hint: prose }),
    without: prose.describe('In the place of the set, without script'),
  }),
  texts: setTexts,
  work: workTexts,
  plans: z.strictObject(sectionHead),
  results: z.strictObject({ ...sectionHead, link: prose }),
  answers: z.strictObject(sectionHead),
});

const resultTexts = z.strictObject({
  choose: prose,
  limit: prose,
  hardest: prose.describe('{tasks}, {count}, {students}'),
  allSolved: prose.describe('Where no task is harder than the others: {students}'),
  caption: prose.describe('Of the table: {title}, {students}'),
  student: prose,
  solved: prose,
  solvedBy: prose,
  key: prose,
  proof: prose,
  csv: prose,
  again: prose,
});

export type ResultTexts = z.infer<typeof resultTexts>;

/** `content/pages/teach-results.yaml` */
export const teachResultsPage = z.strictObject({ ...pageHead, texts: resultTexts, without: prose });
