/**
 * What docs/requirements.md fixes about the words and figures of the pages, and nothing else: this is the one place where
 * the tests hold them. All of it is asked as "is on the page": there may be more beside it, also within a disclosure.
 */
export interface Requirement {
  /** In docs/requirements.md. */
  number: string;
  /** CSS selector of the part that must hold it all; where several match, one of them. The main part without one. */
  within?: string;
  /** To the letter. */
  texts?: string[];
  /** In any case. */
  words?: string[];
  /** A term of a list, in any case, and figures beside it, to the letter. */
  figures?: [term: string, ...values: string[]][];
  /** A number before these words, which may have grown. */
  atLeast?: [number: number, words: string][];
  /** Words before a month and a year, which are at least those of the first day, December 2024. */
  month?: string;
  /** Elements of which there are at least `least`, and each of which holds all of these words, in any case. */
  each?: [selector: string, least: number, ...words: (string | RegExp)[]][];
  /** Where links lead, by the words that they begin with. */
  links?: [label: string, href: string][];
  /** Types of the structured data of the page. */
  structuredData?: string[];
}

export interface RequiredPage {
  route: string;
  heading?: string;
  requirements: Requirement[];
}

/** Topics with the number of articles on their first day (R24.1). */
export const TOPICS: [title: string, href: string, articles: number][] = [
  ['Hardware', '/hardware', 42],
  ['Algorithms', '/algorithms', 38],
  ['Cryptography', '/cryptography', 29],
  ['AI & Machine Learning', '/ai-ml', 35],
  ['Cybersecurity', '/cybersecurity', 24],
  ['Social & Ethics', '/ethics', 18],
];

/** Entries of the first day, by the names of their files, which are their addresses. There may be any number of others. */
export const FIRST_DAY = {
  companies: [
    ...['alice-and-bob', 'atom-computing', 'aws-center-for-quantum-computing', 'classiq', 'd-wave', 'fujitsu-quantum'],
    ...['google-quantum', 'ibm-quantum', 'infleqtion', 'intel-quantum', 'ionq', 'iqm', 'microsoft-azure-quantum'],
    ...['nvidia', 'orca-computing', 'origin-quantum', 'oxford-ionics', 'oxford-quantum-circuits', 'pasqal'],
    ...['psiquantum', 'q-ctrl', 'quandela', 'quantinuum', 'quantum-computing-inc', 'quantum-machines', 'quera'],
    ...['rigetti', 'riverlane', 'sandboxaq', 'xanadu'],
  ],
  startups: [
    ...['classiq', 'good-chemistry', 'ionq', 'pasqal', 'psiquantum', 'q-ctrl', 'quantinuum', 'rigetti', 'riverlane'],
    ...['sandboxaq', 'strangeworks', 'xanadu'],
  ],
  universities: [
    ...['chicago', 'copenhagen', 'delft', 'eth-zurich', 'harvard', 'mit', 'unsw', 'waterloo', 'wisconsin-madison'],
  ],
  developments: [
    ...['willow-below-threshold', 'microsoft-atom-computing-24-logical-qubits', 'nist-ir-8547-draft'],
    ...['rigetti-registered-direct-offering', 'alphaqubit-decoder', 'doe-quantum-leadership-act'],
    ...['nvidia-google-dynamics-simulation', 'q-ctrl-series-b', 'ibm-ehningen-data-centre'],
    'twelve-logical-qubits-chemistry',
  ],
} as const;

/** Where the entries of a kind are: each has an anchor on the page, or a page of its own below it. */
export const FIRST_DAY_PAGES: [number: string, page: string, kind: keyof typeof FIRST_DAY][] = [
  ['R12.2', '/news', 'developments'],
  ['R13.2', '/companies', 'companies'],
  ['R17.2', '/startup-tracker', 'startups'],
  ['R20.1', '/educational-programs', 'universities'],
];

/** Tutorials of the first day (R11.1): their steps may have grown. Shor's has no fixed duration or level. */
export const TUTORIALS: [id: string, steps: number, ...facts: string[]][] = [
  ['first-quantum-circuit', 8, '45 min', 'Beginner'],
  ['shors-algorithm', 12],
  ['qml-basics', 10, '90 min', 'Intermediate'],
  ['quantum-cryptography', 15, '3 hours', 'Advanced'],
  ['grovers-search', 9, '75 min', 'Intermediate'],
  ['qaoa-optimization', 14, '2.5 hours', 'Advanced'],
];

/** Values that an entry may have: no list may lose one. */
export const VALUES = {
  /** R10.2, next to All. */
  topicCategories: ['Technology', 'Theory', 'Security', 'Applications', 'Society'],
  /** R11.2 */
  tutorialCategories: ['Fundamentals', 'Algorithms', 'AI/ML', 'Cryptography', 'Optimization'],
  /** R12.5 */
  newsCategories: [
    ...['Hardware', 'Research', 'Cloud', 'Funding', 'Security', 'Applications', 'Policy', 'Partnership'],
    ...['Infrastructure', 'Startups'],
  ],
  /** R13.3 */
  companyCategories: ['Full Stack', 'Hardware', 'Software', 'Platform', 'Research & Hardware'],
  /** R17.3 */
  startupStatuses: ['Active', 'Public', 'Acquired'],
  startupCategories: [
    ...['Hardware', 'Software', 'Hardware & Software', 'Hardware & Cloud', 'Platform/Software', 'Application/Biotech'],
    ...['Software/Tools', 'Software/AI'],
  ],
  /** R18.2 */
  termCategories: [
    ...['Concept', 'Circuit', 'Gate', 'Visualization', 'State', 'Theory', 'Error Correction', 'Hardware', 'Era'],
    ...['Milestone', 'Algorithm', 'Security'],
  ],
  /** R19.1 */
  paperCategories: ['Quantum Computing', 'Machine Learning', 'Systems & Infrastructure'],
  /** R20.2 */
  programLevels: ['PhD', 'Professional', "Master's", "Bachelor's", 'Multiple'],
  /** R21.4: these and no others. */
  partnershipTypes: ['Affiliate', 'Reseller', 'Referral', 'Technology Partner'],
  /** R24.5 */
  levels: ['Critical', 'High', 'Medium', 'Low'],
  difficulties: ['Beginner', 'Intermediate', 'Advanced'],
};

const LEVEL = /\b(Critical|High|Medium|Low)\b/;
const articles = (route: string): Pick<Requirement, 'atLeast' | 'texts'> => {
  const count = TOPICS.find(([, href]) => href === route)?.[2] ?? 0;
  return { atLeast: [[count, 'Articles']], texts: [`2024 edition: ${count}`] };
};
/** Beside a badge that says when a page was updated. */
const UPDATED = '2024 edition: Dec 2024';
/** Where the badges of a page's head are. */
const BADGES = 'div:has(> [aria-label="About this page"])';
const related = (...addresses: string[]): Requirement['links'] => addresses.map((address) => ['', address]);
const topicCards = (number: string, within: string, ...words: string[]): Requirement[] =>
  TOPICS.map(([title, href, count]) => ({
    number,
    within: `${within} article:has(a[href="${href}"])`,
    words: [title, ...words],
    texts: [`2024 edition: ${count}`],
    atLeast: [[count, 'articles']],
    links: [['Explore', href]],
  }));
const company = (id: string, ...texts: string[]): Requirement => ({
  number: 'R3.6',
  within: `article:has(a[href="/companies/${id}"])`,
  texts,
  links: [['Company Analysis', `/companies/${id}`]],
});
const technology = (id: string, coherence: string, fidelity: string): Requirement => ({
  number: 'R4.2',
  within: `[role="tabpanel"]#${id}`,
  figures: [
    ['Coherence time', coherence],
    ['Gate fidelity', fidelity],
  ],
  words: ['Key companies', 'Advantages', 'Challenges'],
});
const phase = (number: string, within: string, period: string, ...words: string[]): Requirement => ({
  number,
  within: `${within} li`,
  texts: [period],
  words,
});
const stat = (number: string, ...figures: [term: string, ...values: string[]][]): Requirement => ({ number, figures });

export const PAGES: RequiredPage[] = [
  {
    route: '/',
    heading: 'Quantum Computing Knowledge Hub',
    requirements: [
      {
        number: 'R3.1',
        texts: ['Your comprehensive resource for quantum computing research, insights, and industry analysis'],
      },
      {
        number: 'R3.2',
        links: [
          ['Start Learning', '/what-is-quantum'],
          ['Explore Topics', '/topics'],
        ],
      },
      {
        number: 'R3.3',
        within: '[aria-label="Highlights"]',
        links: [
          ['Hardware Insights', '/hardware'],
          ['Algorithms', '/algorithms'],
          ['Industry Analysis', '/industry'],
          ['Latest Research', '/research'],
        ],
      },
      { number: 'R3.4', each: [['.hero-dot', 80]] },
      { number: 'R3.5', links: [['View All Topics', '/topics']] },
      ...topicCards('R3.5', '#topics'),
      company('ibm-quantum', 'IBM Quantum', 'Quantum Computing', 'New York', 'USA', '10,000+', 'Public'),
      company('google-quantum', 'Google Quantum AI', 'Research & Development', 'California', '500+', 'Public'),
      company('ionq', 'IonQ', 'Hardware Provider', 'Maryland', '200+', '$2.1B'),
      company('rigetti', 'Rigetti Computing', 'Full-Stack Quantum', 'California', '150+', '$1.5B'),
      company('psiquantum', 'PsiQuantum', 'Photonic Quantum', 'California', '300+', '$3.2B'),
      company('xanadu', 'Xanadu', 'Quantum Software', 'Toronto', 'Canada', '180+', '$1B'),
      { number: 'R3.6', links: [['View All Companies', '/companies']] },
      stat(
        'R3.7',
        ['Public Companies', '12+'],
        ['Total Funding', '$7.2B+'],
        ['Quantum Startups', '300+'],
        ['Countries Active', '25+'],
      ),
    ],
  },
  {
    route: '/hardware',
    requirements: [
      { number: 'R4.1', within: BADGES, ...articles('/hardware') },
      { number: 'R4.1', within: BADGES, texts: ['Expert Level: All', UPDATED], month: 'Last Updated:' },
      { number: 'R4.2', texts: ['Qubit Technologies'] },
      technology('superconducting', '100-200 μs', '99.9%'),
      technology('trapped-ion', '10-100 s', '99.8%'),
      technology('photonic', 'Unlimited', '95-98%'),
      technology('neutral-atom', '1-10 s', '99.5%'),
      {
        number: 'R4.3',
        within: '#components',
        texts: ['System Components'],
        words: ['Dilution refrigerator', 'Control electronics', 'Quantum processor', 'Classical interface'],
      },
      { number: 'R4.4', texts: ['Hardware Gallery'], each: [['#gallery figure', 4, 'Learn more', 'Illustration']] },
      {
        number: 'R4.5',
        within: '#benchmarks',
        texts: ['Performance & Benchmarking', 'T1/T2', 'CLOPS'],
        words: ['Single-qubit fidelity', 'Two-qubit fidelity', 'Readout fidelity', 'Quantum volume'],
      },
      { number: 'R4.6', texts: ['Control Stack Overview'], each: [['#control-stack h3', 6]] },
      { number: 'R4.6', within: '#control-stack', words: ['Application', 'Readout'] },
      { number: 'R4.7', texts: ['Error Correction & Noise', '0.1%-1%', '4,099'] },
      { number: 'R4.8', texts: ['Hardware FAQ'], each: [['#faq details', 3, /\?/]], structuredData: ['FAQPage'] },
      { number: 'R4.9', within: '#related', links: related('/algorithms', '/ai-ml', '/topics') },
    ],
  },
  {
    route: '/algorithms',
    requirements: [
      { number: 'R5.1', within: BADGES, ...articles('/algorithms') },
      { number: 'R5.1', within: BADGES, texts: ['Complexity: Beginner to Expert', UPDATED], month: 'Last Updated:' },
      ...['Shor', 'Grover', 'QAOA', 'VQE'].map((name) => ({
        number: 'R5.2',
        within: `#key-algorithms article:has(h3:has-text("${name}"))`,
        words: [
          'Complexity',
          'Discovered',
          'Discoverer',
          'Speedup',
          'Requirements',
          'Status',
          'Applications',
          'impact',
        ],
      })),
      { number: 'R5.2', each: [['#key-algorithms article', 4, LEVEL]] },
      ...(
        [
          ['Cryptographic', 8],
          ['Search and optimization', 12],
          ['Simulation', 15],
          ['Machine learning', 9],
        ] as const
      ).map(
        ([name, count]): Requirement => ({
          number: 'R5.3',
          within: `#categories article:has(h3:has-text("${name}"))`,
          atLeast: [[count, 'articles']],
          texts: [`2024 edition: ${count}`],
        }),
      ),
      {
        number: 'R5.4',
        within: '#impact',
        texts: ['Real-World Impact'],
        words: ['Financial services', 'Drug discovery', 'Cybersecurity'],
      },
      { number: 'R5.5', within: '#related', links: related('/hardware', '/cryptography', '/ai-ml', '/topics') },
    ],
  },
  {
    route: '/cryptography',
    heading: 'Quantum Cryptography & PQC',
    requirements: [
      { number: 'R6.1', within: BADGES, ...articles('/cryptography') },
      { number: 'R6.1', within: BADGES, texts: ['Critical Priority', UPDATED], month: 'Last Updated:' },
      { number: 'R6.2', texts: ['The Quantum Threat'] },
      ...['RSA', 'Elliptic curve', 'AES'].map((name) => ({
        number: 'R6.2',
        within: `#quantum-threat article:has(h3:has-text("${name}"))`,
        words: ['Risk level', 'Current security', 'Quantum threat', 'Time to break', 'Affected systems'],
      })),
      { number: 'R6.2', each: [['#quantum-threat article', 3, LEVEL]] },
      { number: 'R6.3', within: '#post-quantum', texts: ['Post-Quantum Cryptography'], each: [['article .badge', 4]] },
      { number: 'R6.3', within: '#post-quantum article', texts: ['NIST Selected'] },
      ...['Lattice', 'Hash-based', 'Code-based', 'Multivariate'].map((name) => ({
        number: 'R6.3',
        within: `#post-quantum article:has(h3:has-text("${name}"))`,
        words: ['Maturity', 'Examples', 'Advantages', 'Challenges'],
      })),
      { number: 'R6.4', texts: ['Migration Timeline'] },
      phase('R6.4', '#migration', '2024-2025', 'Preparation'),
      phase('R6.4', '#migration', '2025-2030', 'Migration'),
      phase('R6.4', '#migration', '2030-2035', 'Full transition'),
      {
        number: 'R6.5',
        within: '#resources',
        texts: ['Essential Resources', 'NIST Standards', 'Implementation Guides', 'Risk Assessment Tools'],
      },
      { number: 'R6.6', within: '#related', links: related('/algorithms', '/cybersecurity', '/hardware', '/topics') },
    ],
  },
  {
    route: '/ai-ml',
    heading: 'Quantum AI & Machine Learning',
    requirements: [
      { number: 'R7.1', within: BADGES, ...articles('/ai-ml') },
      { number: 'R7.1', within: BADGES, texts: ['Emerging Field'] },
      {
        number: 'R7.2',
        each: [['#applications article', 1, 'Maturity', 'Advantages', 'Challenges', 'Applications', 'Key players']],
      },
      {
        number: 'R7.3',
        texts: ['Quantum ML Algorithms'],
        each: [['#algorithms tbody tr', 1, 'Complexity', 'Speedup', 'Use cases']],
      },
      { number: 'R7.4', texts: ['Current Challenges'] },
      { number: 'R7.4', within: '#challenges', words: ['Impact'] },
      { number: 'R7.5', texts: ['Industry Applications'] },
      { number: 'R7.5', within: '#industries', words: ['Healthcare', 'Finance', 'Technology'] },
      { number: 'R7.6', within: '#related', links: related('/algorithms', '/hardware', '/topics') },
    ],
  },
  {
    route: '/cybersecurity',
    heading: 'Quantum Cybersecurity Overview',
    requirements: [
      { number: 'R8.1', within: BADGES, ...articles('/cybersecurity') },
      { number: 'R8.1', within: BADGES, texts: ['High Priority'] },
      {
        number: 'R8.2',
        texts: ['Threat Landscape'],
        each: [['#threats article', 1, 'Severity', LEVEL, 'Timeframe', 'Affected', 'Impact']],
      },
      {
        number: 'R8.3',
        texts: ['Defense Solutions'],
        each: [['#defenses article', 4, 'Status', 'Advantages', 'Limitations', 'Key players', 'Applications']],
      },
      {
        number: 'R8.3',
        within: '#defenses',
        words: [
          ...['Quantum Key Distribution', 'Post-Quantum Cryptography', 'Quantum Random Number Generation'],
          'Quantum-enhanced authentication',
        ],
      },
      { number: 'R8.4', texts: ['Implementation Timeline'] },
      ...['2024-2027', '2027-2032', '2032-2040'].map((period) => phase('R8.4', '#timeline', period)),
      { number: 'R8.5', texts: ['Industry-Specific Impacts'] },
      { number: 'R8.5', within: '#industries', words: ['Financial', 'Government', 'Healthcare'] },
      { number: 'R8.6', within: '#related', links: related('/cryptography', '/algorithms', '/ethics', '/topics') },
    ],
  },
  {
    route: '/ethics',
    heading: 'Quantum Ethics & Society',
    requirements: [
      { number: 'R9.1', within: BADGES, ...articles('/ethics') },
      { number: 'R9.1', within: BADGES, texts: ['Interdisciplinary'] },
      {
        number: 'R9.2',
        texts: ['Key Ethical Challenges'],
        each: [['#challenges article', 4, 'Concerns', 'Implications']],
      },
      { number: 'R9.3', texts: ['Ethical Frameworks'], each: [['#frameworks article', 3, 'Principles']] },
      {
        number: 'R9.3',
        texts: ['Stakeholder Responsibilities'],
        each: [['#stakeholders li:has(h3)', 4, 'Responsibilities', 'Challenges']],
      },
      { number: 'R9.4', texts: ['Recommended Actions', 'Important Considerations'] },
      phase('R9.4', '#actions', '2024-2026', 'Immediate'),
      phase('R9.4', '#actions', '2026-2030', 'Medium-term'),
      phase('R9.4', '#actions', '2030+', 'Long-term'),
      { number: 'R9.5', within: '#related', links: related('/cryptography', '/cybersecurity', '/ai-ml', '/topics') },
    ],
  },
  {
    route: '/topics',
    heading: 'All Topics',
    requirements: [
      { number: 'R24.3', texts: ["Publisher's figure, 2024"] },
      stat('R10.1', ['Expert contributors', '24'], ['Monthly updates', '15'], ['Topic areas', '6']),
      { number: 'R24.1', texts: ['Total articles 2024 edition: 186'] },
      { number: 'R10.2', within: '#browse select[name="category"]', texts: ['All', ...VALUES.topicCategories] },
      { number: 'R10.2', each: [['[placeholder="Search topics, tags, or content..."]', 1]] },
      ...topicCards('R10.2', '#browse'),
      { number: 'R10.2', each: [['#browse article', 6, /Beginner|Intermediate|Advanced/, 'Updated']] },
      { number: 'R10.5', texts: ['Learning Paths'] },
      { number: 'R10.5', within: '#learning-paths', texts: VALUES.difficulties },
      { number: 'R10.6', texts: ['Subscribe to Newsletter'] },
    ],
  },
  {
    route: '/tutorials',
    requirements: [
      ...TUTORIALS.map(
        ([id, steps, ...facts]): Requirement => ({
          number: 'R11.1',
          within: `article:has(a[href="/tutorials/${id}"])`,
          texts: facts,
          atLeast: [[steps, 'steps']],
          links: [['Start Tutorial', `/tutorials/${id}`]],
        }),
      ),
      {
        number: 'R11.3',
        within: '#tutorials fieldset',
        texts: ['All Tutorials', ...VALUES.difficulties, 'Algorithms', 'AI/ML'],
      },
      { number: 'R11.4', each: [['#tracks article', 3, 'Start Track']] },
    ],
  },
  ...TUTORIALS.map(
    ([id, steps, ...facts]): RequiredPage => ({
      route: `/tutorials/${id}`,
      requirements: [
        { number: 'R11.5', texts: facts, atLeast: [[steps, 'steps']] },
        { number: 'R11.5', each: [['[id^="step-"] h3', steps]] },
        { number: 'R11.5', words: ['Before you start'], each: [['pre', 1]], links: [['', '/tutorials']] },
        ...(id === 'first-quantum-circuit'
          ? [{ number: 'R11.5', each: [['a[href^="/tutorials/shors-algorithm"]', 1]] } satisfies Requirement]
          : []),
      ],
    }),
  ),
  {
    route: '/news',
    requirements: [
      { number: 'R12.1', within: '#lead', texts: ['min read'], each: [['figure svg', 1]] },
      { number: 'R12.2', within: '#lead', each: [['div:has(> .badge + div)', 1, /^(Breaking News|Latest)\b/]] },
      { number: 'R12.1', within: '#breaking h2', texts: ['Breaking News'] },
      { number: 'R12.1', within: '#updates h2', texts: ['Recent Updates'] },
      { number: 'R12.4', within: '#subscribe h2', texts: ['Stay Informed'] },
      {
        number: 'R12.5',
        within: '[aria-label="Category of the stories"]',
        texts: ['All Categories', ...VALUES.newsCategories],
      },
    ],
  },
  {
    route: '/companies',
    requirements: [
      {
        number: 'R13.1',
        within: 'dl[aria-label="The industry in figures"]',
        figures: [
          ['Total Companies', '150+'],
          ['Total Funding', '$7.1B'],
          ['Global Employees', '12,000+'],
          ['Patent Filings', '3,500+'],
        ],
        each: [['div:has(> dt)', 4, /no earlier value|[+-]\d+%|was |edition:/]],
      },
      { number: 'R13.4', within: '#directory search', texts: ['Filter', 'Category', 'Location'] },
      { number: 'R13.2', each: [['#directory article', 30, 'Learn More']] },
      { number: 'R13.6', texts: ['Industry Analysis'], each: [['#analysis h3', 4]] },
    ],
  },
  {
    route: '/industry',
    requirements: [
      { number: 'R14.1', within: BADGES, texts: ['Industry Analysis 2024'] },
      stat(
        'R14.1',
        ['Market size', '$1.8B', '+42%'],
        ['Active companies', '750+', '+18%'],
        ['Workforce', '45K+', '+35%'],
        ['Investment', '$12.4B', '+28%'],
      ),
      {
        number: 'R14.2',
        within: '[role="tablist"]',
        texts: ['Overview', 'Trends', 'Key Players', 'Investment', 'Segments'],
      },
      {
        number: 'R14.3',
        within: '#overview',
        texts: ['2024', '$1.8B', '2027', '$5.3B', '2030', '$10.7B', '32.1%'],
        words: ['maturity', 'adoption', 'readiness'],
        each: [['[role="progressbar"]', 3]],
      },
      { number: 'R14.4', each: [['#trends article', 4, LEVEL, 'Learn More']] },
      { number: 'R14.5', within: '#players', texts: ['Tech Giant', 'Pure-Play'] },
      {
        number: 'R14.5',
        each: [['#players article', 4, 'Qubits', 'Focus', 'Valuation', 'Recent news', 'Visit Website']],
      },
      { number: 'R14.6', within: '#investment', texts: ['$640M'], each: [['article', 4]] },
      { number: 'R14.7', within: '#segments', texts: ['35%', '28%', '22%', '15%'] },
      {
        number: 'R14.7',
        within: '#segments',
        words: ['Active companies', 'Total funding'],
        each: [['li:has([role="progressbar"])', 4]],
      },
      { number: 'R14.8', texts: ['Research Sources'], each: [['#sources a[target="_blank"]', 6]] },
    ],
  },
  {
    route: '/what-is-quantum',
    requirements: [
      { number: 'R15.1', texts: ['Watch Introduction Video', 'Interactive Tutorial'] },
      { number: 'R15.2', within: '#comparison', words: ['Classical', 'Quantum'] },
      {
        number: 'R15.3',
        within: '#principles',
        words: ['Qubits', 'Superposition', 'Entanglement', 'Interference'],
      },
      { number: 'R15.4', within: '#how-it-works', words: ['Initialization', 'Manipulation', 'Measurement'] },
      {
        number: 'R15.5',
        each: [['#applications article', 4, /Revolutionary|Transformative|Significant/, 'Timeline']],
      },
      { number: 'R15.6', within: '#challenges', words: ['Decoherence', 'Error rates', 'Scalability'] },
      {
        number: 'R15.7',
        links: [
          ['Explore Tutorials', '/tutorials'],
          ['Hardware Deep Dive', '/hardware'],
          ['Quantum Algorithms', '/algorithms'],
        ],
      },
    ],
  },
  {
    route: '/partners',
    requirements: [
      { number: 'R16.1', texts: ['Become a Partner', 'Get Started', 'Partner With Us', 'Schedule a Call'] },
      {
        number: 'R16.2',
        texts: [
          ...['Why Partner', 'Global Reach', 'Market Leadership', 'Expert Network', 'Targeted Exposure'],
          ...['Credibility Boost', 'Revenue Growth'],
        ],
      },
      ...['Technology Partner', 'Research Partner', 'Enterprise Partner'].map(
        (level): Requirement => ({
          number: 'R16.3',
          within: `#levels article:has(h3:has-text("${level}"))`,
          texts: ['Get Started'],
          each: [['li', 5]],
        }),
      ),
      { number: 'R16.4', each: [['#stories article', 3, 'Illustrative']] },
      stat('R16.5', ['active partners', '150+'], ['partner revenue', '$50M+'], ['satisfaction rate', '95%']),
      { number: 'R16.5', texts: ['50,000+'] },
      { number: 'R24.3', texts: ["Publisher's figure, 2024"] },
      {
        number: 'R21.3',
        within: '#partner-dialog',
        texts: [
          'Partner Contact Form',
          // Spelled so.
          'Share a few details and well get back to you shortly.',
          'Tell us about your business',
          'Cancel',
          'Submit',
        ],
        each: [
          ['[name="website_url"]', 1],
          ['[name="contact_name"]', 1],
          ['[name="email"]', 1],
          ['textarea[name="business_description"][placeholder*="what you do and why you want to partner"]', 1],
        ],
      },
      { number: 'R21.4', within: '#partner-dialog', texts: VALUES.partnershipTypes },
    ],
  },
  ...['/startup-tracker', '/startups'].map(
    (route): RequiredPage => ({
      route,
      requirements: [
        stat('R17.1', ['Total tracked'], ['Total funding'], ['Active companies'], ['Market status']),
        { number: 'R17.2', each: [['#companies article', 12, 'Visit Website']] },
        { number: 'R17.4', words: ['Funding trends', 'Investment activity', 'investment decisions'] },
      ],
    }),
  ),
  { route: '/glossary', requirements: [{ number: 'R18.1', each: [['#terms dt', 21]] }] },
  {
    route: '/research',
    requirements: [
      ...VALUES.paperCategories.map(
        (category): Requirement => ({
          number: 'R19.1',
          within: `section:has(h2:has-text("${category}"))`,
          each: [['li[data-year]', 1, 'Open Paper']],
        }),
      ),
    ],
  },
  {
    route: '/educational-programs',
    requirements: [
      { number: 'R20.1', each: [['#university-list > li', 9, /\d+ programs?\b/]] },
      { number: 'R20.2', each: [['#university-list article', 9, 'Visit Program Website']] },
      { number: 'R20.3', each: [['#entry-points dt', 1]] },
    ],
  },
];

/** Direct links of the header (R2.4), in their order. */
export const HEADER_LINKS = ['Tutorials', 'News', 'Research', 'Companies', 'What is Quantum?', 'Glossary'];

/** Topics in the header and in the drawer (R2.3), and the descriptions that are fixed. */
export const MENU_TOPICS: [title: string, description?: string][] = [
  ['Hardware', 'Superconducting, trapped-ion, and other qubit types'],
  ['Algorithms', "Shor's, Grover's, VQE, QAOA and more"],
  ['Cryptography'],
  ['AI & ML'],
  ['Cybersecurity'],
  ['Ethics'],
];

/** The footer's columns (R2.8), in their order, with the addresses that each must hold. */
export const FOOTER_COLUMNS: [title: string, ...addresses: string[]][] = [
  ['Topics', '/hardware', '/algorithms', '/cryptography', '/ai-ml', '/cybersecurity', '/ethics'],
  ['Content', '/articles', '/tutorials', '/research', '/news', '/interviews', '/code'],
  ['Companies', '/companies', '/industry', '/startups', '/funding', '/jobs', '/partners'],
  [
    'Resources',
    ...['/what-is-quantum', '/educational-programs', '/glossary', '/learning-path', '/tools', '/events', '/newsletter'],
  ],
];
