/** Every internal address of the site. Nothing else in the code spells a path. */

export const home = () => '/';
export const topic = (id: string) => `/${id}`;
export const topicPieces = (id: string) => `/topics/${id}`;
export const topics = () => '/topics';
export const tutorials = () => '/tutorials';
export const tutorial = (id: string) => `/tutorials/${id}`;
/** As part of a learning track, which the address names. */
export const tutorialInTrack = (id: string, track: string) => `/tutorials/${id}?track=${track}`;
export const tutorialStep = (id: string, step: number) => `/tutorials/${id}#step-${step}`;
/** A program as a file to download, `bell-pair.qasm`, or what its files have in common, `bell-pair`. */
export const tutorialProgram = (id: string, file: string) => `/tutorials/${id}/programs/${file}`;
export const tasks = () => '/tasks';
export const task = (id: string) => `/tasks/${id}`;
/** One variant of a task: the same number is the same problem for everybody. */
export const taskVariant = (id: string, variant: number) => `/tasks/${id}?v=${variant}`;
/** A task as its field needs it, fetched when somebody opens it within a step. */
export const taskFile = (id: string) => `/tasks/${id}.json`;
/** Cards that come again. */
export const review = () => '/review';
/** The same, with new cards from a tutorial. */
export const reviewOf = (tutorial: string) => `/review?from=${tutorial}`;
/** All cards, fetched when somebody begins; as a text for Anki; and an entry for a calendar. */
export const reviewCards = () => '/review/cards.json';
export const reviewAnki = () => '/review/anki.txt';
export const reviewCalendar = () => '/review.ics';
/** For teachers; `#…` behind it may be a set of tasks. */
export const teach = () => '/teach';
export const teachResults = () => '/teach/results';
export const lessonPlan = (id: string) => `/teach/${id}`;
/** A lesson plan as Markdown. */
export const lessonPlanText = (id: string) => `/teach/${id}.md`;
export const news = () => '/news';
export const newsArchive = () => '/news/archive';
export const story = (id: string) => `/news/${id}`;
export const companies = () => '/companies';
/** What the comparisons of a list fetch when somebody ticks. */
export const companiesCompared = () => '/companies/compare.json';
export const company = (id: string) => `/companies/${id}`;
export const industry = () => '/industry';
export const whatIsQuantum = () => '/what-is-quantum';
export const partners = () => '/partners';
/** `/startups` shows the same page under a title of its own. */
export const startups = () => '/startup-tracker';
export const startupsAlias = () => '/startups';
/** The circuit lab; `#…` behind it may be a circuit, a puzzle or a section of the page. */
export const lab = () => '/lab';
export const labTour = () => '/lab#tour=1';
/** One circuit, which `#…` names as for the lab, in a frame on another site. */
export const labEmbed = () => '/lab/embed';
/** What the lab fetches when a puzzle or the tour begins. */
export const labPuzzles = () => '/lab/puzzles.json';
export const labTourSteps = () => '/lab/tour.json';
export const puzzle = (id: string) => `/lab#puzzle=${id}`;
/** A puzzle with its solution, as sheets for a class need it. */
export const puzzleFile = (id: string) => `/lab/puzzles/${id}.json`;
/** Real machines, and their counts beside theory. */
export const runItForReal = () => '/run-it-for-real';
/** Playgrounds, codes, thresholds and experiments; `#…` behind it may be the state of a playground. */
export const errorCorrection = () => '/error-correction';
export const glossary = () => '/glossary';
/** The page of a term; `entry-pages.ts` says whether it has one, and where it is else. So of what follows. */
export const termPage = (id: string) => `/glossary/${id}`;
export const algorithmPage = (id: string) => `/algorithms/${id}`;
export const paperPage = (id: string) => `/research/${id}`;
export const circuitPage = (id: string) => `/lab/circuits/${id}`;
export const puzzlePage = (id: string) => `/lab/puzzles/${id}`;
/** The definitions, as the search of the list needs them. */
export const glossaryTexts = () => '/glossary/texts.json';
export const glossarySources = () => '/glossary/sources';
export const termSources = (id: string) => `/glossary/sources#${id}`;
export const research = () => '/research';
export const classics = () => '/research/classics';
export const bibliography = () => '/research.bib';
/** One paper's reference as a file. */
export const paperBibtex = (id: string) => `/research/${id}.bib`;
export const paperRis = (id: string) => `/research/${id}.ris`;
export const educationalPrograms = () => '/educational-programs';
/** Every figure of the site with its date and source, and every work that they rest on. */
export const figures = () => '/figures';
export const sources = () => '/sources';
export const sourceReleases = () => '/sources/releases';
export const sourceNews = () => '/sources/news';
export const sourcePapers = () => '/sources/papers';
export const sourceEarlyPapers = () => '/sources/early-papers';
export const changes = () => '/changes';
export const roadmaps = () => '/roadmaps';
export const machines = () => '/machines';
export const machinesCompared = () => '/machines/compare.json';
export const machine = (id: string) => `/machines/${id}`;
export const codes = () => '/error-correction/codes';
/** A quantum error-correcting code. */
export const quantumCode = (id: string) => `/error-correction/codes/${id}`;
export const thresholds = () => '/error-correction/thresholds';
export const logicalExperiments = () => '/error-correction/experiments';
export const logicalExperiment = (id: string) => `/error-correction/experiments/${id}`;
export const estimates = () => '/estimates';
/** A published estimate of what an algorithm takes. */
export const estimate = (id: string) => `/estimates/${id}`;
/** Which workload runs on which machine; `#…` behind it may be what is chosen. */
export const feasibility = () => '/feasibility';
/** What an algorithm takes, by two engines; `#…` behind it may be what is asked. */
export const calculator = () => '/estimates/calculator';
/** The calculator with the counts of a program. */
export const calculation = ({ qubits, toffolis, ts }: { qubits: number; toffolis: number; ts: number }) =>
  `/estimates/calculator#calculate=logicalQubits:${qubits},toffolis:${toffolis},ts:${ts}`;
export const quantumAdvantage = () => '/quantum-advantage';
export const advantageClaim = (id: string) => `/quantum-advantage/${id}`;
export const timeline = () => '/timeline';
export const migration = () => '/post-quantum-migration';
/** A page of paper for management: of what holds worldwide, or in a region, "united-kingdom". */
export const migrationSheet = (region = 'worldwide') =>
  `/post-quantum-migration/sheet${region === 'worldwide' ? '' : `/${region}`}`;
/** The deadlines as a calendar: all, or those that hold in a region; the latter as a table and as a text, too. */
export const migrationCalendar = (region?: string) => `/post-quantum-migration${region ? `/${region}` : ''}.ics`;
export const migrationTable = (region: string) => `/post-quantum-migration/${region}.csv`;
export const migrationText = (region: string) => `/post-quantum-migration/${region}.md`;
/** The check-list as Markdown. */
export const migrationChecklist = () => '/post-quantum-migration/check-list.md';
export const benchmarks = () => '/benchmarks';
export const networksAndSensing = () => '/networks-and-sensing';
export const complexity = () => '/complexity';
export const notation = () => '/notation';
export const notationChapter = (id: string) => `/notation#${id}`;
/** A chart with its table and its ways into other pages. */
export const charts = () => '/charts';
export const chart = (id: string) => `/charts/${id}`;
export const chartEmbedding = (id: string) => `/charts/${id}#embed`;
export const chartCitation = (id: string) => `/charts/${id}#cite`;
export const chartFile = (id: string, format: 'csv' | 'svg' | 'png') => `/charts/${id}.${format}`;
/** PNGs of other sizes: 2,400 pixels wide, square. */
export const chartPicture = (id: string, size: '2400' | 'square') => `/charts/${id}-${size}.png`;
/** The chart alone, which other sites may show in a frame. */
export const embed = (id: string) => `/embed/${id}`;
export const data = () => '/data';
/** One data set as a table; `#…` behind it is an entry's id. */
export const dataSet = (set: string) => `/data/${set}`;
/** What all data sets are, for programs (Data Package 2.0). */
export const dataPackage = () => '/data/datapackage.json';
/** How the data are cited, for programs (Citation File Format). */
export const citationFile = () => '/CITATION.cff';
export const dataJson = (set: string) => `/data/${set}.json`;
export const dataCsv = (set: string) => `/data/${set}.csv`;
export const dataSchema = (set: string) => `/data/${set}.schema.json`;
/** A page as Markdown, by the page's path. */
export const markdown = (page: string) => (page === '/' ? '/index.md' : `${page}.md`);
/** The pages and data sets as a list for programs that read texts (llmstxt.org), and the tutorials as one text. */
export const llms = () => '/llms.txt';
export const llmsFull = () => '/llms-full.txt';
export const rss = (feed: string) => `/${feed}.xml`;
export const jsonFeed = (feed: string) => `/${feed}.json`;
/** Where the hub is taken along, and what it is taken as; the service worker; the page that answers for one that was not taken. */
export const offline = () => '/offline';
export const offlineEdition = () => '/offline/edition.json';
export const offlinePart = (name: string) => `/offline/${name}.pack`;
export const offlineWorker = () => '/sw.js';
export const removingWorker = () => '/offline/removing-sw.js';
export const notTaken = () => '/offline/not-taken';
export const search = () => '/search';
export const searchFor = (query: string) => `/search?q=${encodeURIComponent(query)}`;
/** The search's program and its index, loaded on first use. */
export const searchFolder = () => '/pagefind/';
/** Names, kinds and first sentences of everything that can be found. */
export const searchCatalog = () => '/pagefind/catalog.json';
export const articles = () => '/articles';
export const interviews = () => '/interviews';
export const code = () => '/code';
export const funding = () => '/funding';
export const jobs = () => '/jobs';
export const learningPath = () => '/learning-path';
export const map = () => '/map';
/** The map that says what one needs for an entry, by what its field calls it. */
export const mapFor = (name: string) => `/map?for=${encodeURIComponent(name)}`;
/** What one needs for an entry, by its name, on the map. */
export const mapWays = () => '/map/ways.json';
/** The relations of the map's entries. */
export const mapRelations = () => '/map/relations.json';
export const tools = () => '/tools';
export const events = () => '/events';
export const eventsCalendar = () => '/events.ics';
export const eventCalendar = (id: string) => `/events/${id}.ics`;
export const newsletter = () => '/newsletter';
export const newsletterIssue = (id: string) => `/newsletter/${id}`;
export const privacy = () => '/privacy';
export const terms = () => '/terms';
export const notFound = () => '/404';
export const formResult = () => '/form-result';
/** The picture for shared links to a page, by the page's path. */
export const shareImage = (page: string) => `/share${page}.png`;
export const postNewsletter = () => '/forms/newsletter';
export const postPartner = () => '/forms/partner';
