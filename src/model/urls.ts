/** Every internal address of the site. Nothing else in the code spells a path. */

export const urls = {
  home: () => '/',
  topic: (id: string) => `/${id}`,
  topicPieces: (id: string) => `/topics/${id}`,
  topics: () => '/topics',
  tutorials: () => '/tutorials',
  tutorial: (id: string) => `/tutorials/${id}`,
  /** As part of a learning track, which the address names. */
  tutorialInTrack: (id: string, track: string) => `/tutorials/${id}?track=${track}`,
  tutorialStep: (id: string, step: number) => `/tutorials/${id}#step-${step}`,
  /** A program as a file to download, `bell-pair.qasm`, or what its files have in common, `bell-pair`. */
  tutorialProgram: (id: string, file: string) => `/tutorials/${id}/programs/${file}`,
  tasks: () => '/tasks',
  task: (id: string) => `/tasks/${id}`,
  /** One variant of a task: the same number is the same problem for everybody. */
  taskVariant: (id: string, variant: number) => `/tasks/${id}?v=${variant}`,
  /** A task as its field needs it, fetched when somebody opens it within a step. */
  taskFile: (id: string) => `/tasks/${id}.json`,
  /** Cards that come again. */
  review: () => '/review',
  /** The same, with new cards from a tutorial. */
  reviewOf: (tutorial: string) => `/review?from=${tutorial}`,
  /** All cards, fetched when somebody begins; as a text for Anki; and an entry for a calendar. */
  reviewCards: () => '/review/cards.json',
  reviewAnki: () => '/review/anki.txt',
  reviewCalendar: () => '/review.ics',
  /** For teachers; `#…` behind it may be a set of tasks. */
  teach: () => '/teach',
  teachResults: () => '/teach/results',
  lessonPlan: (id: string) => `/teach/${id}`,
  /** A lesson plan as Markdown. */
  lessonPlanText: (id: string) => `/teach/${id}.md`,
  news: () => '/news',
  newsArchive: () => '/news/archive',
  story: (id: string) => `/news/${id}`,
  companies: () => '/companies',
  /** What the comparisons of a list fetch when somebody ticks. */
  companiesCompared: () => '/companies/compare.json',
  company: (id: string) => `/companies/${id}`,
  industry: () => '/industry',
  whatIsQuantum: () => '/what-is-quantum',
  partners: () => '/partners',
  /** `/startups` shows the same page under a title of its own. */
  startups: () => '/startup-tracker',
  startupsAlias: () => '/startups',
  /** The circuit lab; `#…` behind it may be a circuit, a puzzle or a section of the page. */
  lab: () => '/lab',
  labTour: () => '/lab#tour=1',
  /** One circuit, which `#…` names as for the lab, in a frame on another site. */
  labEmbed: () => '/lab/embed',
  /** What the lab fetches when a puzzle or the tour begins. */
  labPuzzles: () => '/lab/puzzles.json',
  labTourSteps: () => '/lab/tour.json',
  puzzle: (id: string) => `/lab#puzzle=${id}`,
  /** A puzzle with its solution, as sheets for a class need it. */
  puzzleFile: (id: string) => `/lab/puzzles/${id}.json`,
  /** Real machines, and their counts beside theory. */
  runItForReal: () => '/run-it-for-real',
  /** Playgrounds, codes, thresholds and experiments; `#…` behind it may be the state of a playground. */
  errorCorrection: () => '/error-correction',
  glossary: () => '/glossary',
  /** The page of a term; `entry-pages.ts` says whether it has one, and where it is else. So of what follows. */
  termPage: (id: string) => `/glossary/${id}`,
  algorithmPage: (id: string) => `/algorithms/${id}`,
  paperPage: (id: string) => `/research/${id}`,
  circuitPage: (id: string) => `/lab/circuits/${id}`,
  puzzlePage: (id: string) => `/lab/puzzles/${id}`,
  /** The definitions, as the search of the list needs them. */
  glossaryTexts: () => '/glossary/texts.json',
  glossarySources: () => '/glossary/sources',
  termSources: (id: string) => `/glossary/sources#${id}`,
  research: () => '/research',
  classics: () => '/research/classics',
  bibliography: () => '/research.bib',
  /** One paper's reference as a file. */
  paperBibtex: (id: string) => `/research/${id}.bib`,
  paperRis: (id: string) => `/research/${id}.ris`,
  educationalPrograms: () => '/educational-programs',
  /** Every figure of the site with its date and source, and every work that they rest on. */
  figures: () => '/figures',
  sources: () => '/sources',
  sourceReleases: () => '/sources/releases',
  sourceNews: () => '/sources/news',
  sourcePapers: () => '/sources/papers',
  sourceEarlyPapers: () => '/sources/early-papers',
  changes: () => '/changes',
  roadmaps: () => '/roadmaps',
  machines: () => '/machines',
  machinesCompared: () => '/machines/compare.json',
  machine: (id: string) => `/machines/${id}`,
  codes: () => '/error-correction/codes',
  /** A quantum error-correcting code. */
  quantumCode: (id: string) => `/error-correction/codes/${id}`,
  thresholds: () => '/error-correction/thresholds',
  logicalExperiments: () => '/error-correction/experiments',
  logicalExperiment: (id: string) => `/error-correction/experiments/${id}`,
  estimates: () => '/estimates',
  /** A published estimate of what an algorithm takes. */
  estimate: (id: string) => `/estimates/${id}`,
  /** Which workload runs on which machine; `#…` behind it may be what is chosen. */
  feasibility: () => '/feasibility',
  /** What an algorithm takes, by two engines; `#…` behind it may be what is asked. */
  calculator: () => '/estimates/calculator',
  /** The calculator with the counts of a program. */
  calculation: ({ qubits, toffolis, ts }: { qubits: number; toffolis: number; ts: number }) =>
    `/estimates/calculator#calculate=logicalQubits:${qubits},toffolis:${toffolis},ts:${ts}`,
  quantumAdvantage: () => '/quantum-advantage',
  advantageClaim: (id: string) => `/quantum-advantage/${id}`,
  timeline: () => '/timeline',
  migration: () => '/post-quantum-migration',
  /** A page of paper for management: of what holds worldwide, or in a region, "united-kingdom". */
  migrationSheet: (region = 'worldwide') =>
    `/post-quantum-migration/sheet${region === 'worldwide' ? '' : `/${region}`}`,
  /** The deadlines as a calendar: all, or those that hold in a region; the latter as a table and as a text, too. */
  migrationCalendar: (region?: string) => `/post-quantum-migration${region ? `/${region}` : ''}.ics`,
  migrationTable: (region: string) => `/post-quantum-migration/${region}.csv`,
  migrationText: (region: string) => `/post-quantum-migration/${region}.md`,
  /** The check-list as Markdown. */
  migrationChecklist: () => '/post-quantum-migration/check-list.md',
  benchmarks: () => '/benchmarks',
  networksAndSensing: () => '/networks-and-sensing',
  complexity: () => '/complexity',
  notation: () => '/notation',
  notationChapter: (id: string) => `/notation#${id}`,
  /** A chart with its table and its ways into other pages. */
  charts: () => '/charts',
  chart: (id: string) => `/charts/${id}`,
  chartEmbedding: (id: string) => `/charts/${id}#embed`,
  chartCitation: (id: string) => `/charts/${id}#cite`,
  chartFile: (id: string, format: 'csv' | 'svg' | 'png') => `/charts/${id}.${format}`,
  /** PNGs of other sizes: 2,400 pixels wide, square. */
  chartPicture: (id: string, size: '2400' | 'square') => `/charts/${id}-${size}.png`,
  /** The chart alone, which other sites may show in a frame. */
  embed: (id: string) => `/embed/${id}`,
  data: () => '/data',
  /** One data set as a table; `#…` behind it is an entry's id. */
  dataSet: (set: string) => `/data/${set}`,
  /** What all data sets are, for programs (Data Package 2.0). */
  dataPackage: () => '/data/datapackage.json',
  /** How the data are cited, for programs (Citation File Format). */
  citationFile: () => '/CITATION.cff',
  dataJson: (set: string) => `/data/${set}.json`,
  dataCsv: (set: string) => `/data/${set}.csv`,
  dataSchema: (set: string) => `/data/${set}.schema.json`,
  /** A page as Markdown, by the page's path. */
  markdown: (page: string) => (page === '/' ? '/index.md' : `${page}.md`),
  /** The pages and data sets as a list for programs that read texts (llmstxt.org), and the tutorials as one text. */
  llms: () => '/llms.txt',
  llmsFull: () => '/llms-full.txt',
  rss: (feed: string) => `/${feed}.xml`,
  jsonFeed: (feed: string) => `/${feed}.json`,
  /** Where the hub is taken along, and what it is taken as; the service worker; the page that answers for one that was not taken. */
  offline: () => '/offline',
  offlineEdition: () => '/offline/edition.json',
  offlinePart: (name: string) => `/offline/${name}.pack`,
  offlineWorker: () => '/sw.js',
  removingWorker: () => '/offline/removing-sw.js',
  notTaken: () => '/offline/not-taken',
  search: () => '/search',
  searchFor: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  /** The search's program and its index, loaded on first use. */
  searchFolder: () => '/pagefind/',
  /** Names, kinds and first sentences of everything that can be found. */
  searchCatalog: () => '/pagefind/catalog.json',
  articles: () => '/articles',
  interviews: () => '/interviews',
  code: () => '/code',
  funding: () => '/funding',
  jobs: () => '/jobs',
  learningPath: () => '/learning-path',
  map: () => '/map',
  /** What one needs for an entry, by its name, on the map. */
  mapWays: () => '/map/ways.json',
  /** The relations of the map's entries. */
  mapRelations: () => '/map/relations.json',
  tools: () => '/tools',
  events: () => '/events',
  eventsCalendar: () => '/events.ics',
  eventCalendar: (id: string) => `/events/${id}.ics`,
  newsletter: () => '/newsletter',
  newsletterIssue: (id: string) => `/newsletter/${id}`,
  privacy: () => '/privacy',
  terms: () => '/terms',
  notFound: () => '/404',
  formResult: () => '/form-result',
  /** The picture for shared links to a page, by the page's path. */
  shareImage: (page: string) => `/share${page}.png`,
  postNewsletter: () => '/forms/newsletter',
  postPartner: () => '/forms/partner',
} as const;

/** Pages that answer a form or an unknown address, or stand in a frame: reachable, but not for search engines. */
const UNLISTED = [urls.formResult(), urls.notFound(), urls.labEmbed(), urls.notTaken()] as const;

/** Whether a page shows what no other page shows, and so belongs in the site's own search and lists. */
export function isOnlyAddress(address: string): boolean {
  return isListed(address) && new URL(address).pathname !== urls.startupsAlias();
}

/** Whether a page belongs in the sitemap; takes its absolute address. */
export function isListed(address: string): boolean {
  const { pathname } = new URL(address);
  // Sheets to print say what the handbook says, a region each.
  if (pathname.startsWith(urls.migrationSheet())) return false;
  return !UNLISTED.some((path) => path === pathname);
}
