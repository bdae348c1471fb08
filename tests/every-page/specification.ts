/** What the specification fixes about one page, to the letter. */
export interface FixedContent {
  route: string;
  heading?: string;
  /** All badges under the heading, in their order. */
  badges?: string[];
  /** Titles of parts and cards. */
  titles?: string[];
  /** Words of the page. */
  texts?: string[];
  /** A term and what stands beside it: a stat and its figures, a fact of a list. */
  figures?: [term: string, ...values: string[]][];
  /** A card or list entry, named by its title, and texts inside it. */
  cards?: [title: string, ...texts: string[]][];
  /** Where links lead, by the text that one sees. */
  links?: [label: string, href: string][];
  /** Addresses under "Related topics", in their order. */
  related?: string[];
  /** How many elements there are, by CSS selector. */
  counts?: [selector: string, count: number][];
}

const topicCards: FixedContent['cards'] = [
  ['Quantum Hardware', '42 articles'],
  ['Quantum Algorithms', '38 articles'],
  ['Cryptography', '29 articles'],
  ['AI & Machine Learning', '35 articles'],
  ['Cybersecurity', '24 articles'],
  ['Social & Ethics', '18 articles'],
];

export const SPECIFICATION: FixedContent[] = [
  {
    route: '/',
    heading: 'Quantum Computing Knowledge Hub',
    texts: ['Your comprehensive resource for quantum computing research, insights, and industry analysis'],
    cards: [
      ...topicCards,
      ['IBM Quantum', 'New York, USA', 'Quantum Computing', '10,000+', 'Public'],
      ['Google Quantum AI', 'California', 'Research & Development', '500+', 'Public'],
      ['IonQ', 'Maryland', 'Hardware Provider', '200+', '$2.1B'],
      ['Rigetti Computing', 'California', 'Full-Stack Quantum', '150+', '$1.5B'],
      ['PsiQuantum', 'California', 'Photonic Quantum', '300+', '$3.2B'],
      ['Xanadu', 'Toronto, Canada', 'Quantum Software', '180+', '$1B'],
    ],
    figures: [
      ['Public Companies', '12+'],
      ['Total Funding', '$7.2B+'],
      ['Quantum Startups', '300+'],
      ['Countries Active', '25+'],
    ],
    links: [
      ['Start Learning', '/what-is-quantum'],
      ['Explore Topics', '/topics'],
      ['View All Topics', '/topics'],
      ['View All Companies', '/companies'],
      ['Company Analysis', '/companies/ibm-quantum'],
      ['Company Analysis', '/companies/google-quantum'],
      ['Company Analysis', '/companies/ionq'],
      ['Company Analysis', '/companies/rigetti'],
      ['Company Analysis', '/companies/psiquantum'],
      ['Company Analysis', '/companies/xanadu'],
    ],
    counts: [
      ['[aria-label="Highlights"] a', 4],
      ['.hero-dot', 80],
    ],
  },
  {
    route: '/hardware',
    heading: 'Quantum Hardware',
    badges: ['42 Articles', 'Last Updated: Dec 2024', 'Expert Level: All'],
    titles: ['Qubit Technologies', 'System Components', 'Hardware Gallery', 'Performance & Benchmarking'].concat(
      ['Control Stack Overview', 'Error Correction & Noise', 'Hardware FAQ'],
      ['Dilution refrigerator', 'Control electronics', 'Quantum processor', 'Classical interface'],
    ),
    texts: [
      ...[
        'T1/T2 Coherence',
        'Single-Qubit Fidelity',
        'Two-Qubit Fidelity',
        'Readout Fidelity',
        'Quantum Volume',
        'CLOPS',
      ],
      ...['100-200 μs', '99.9%', '10-100 s', '99.8%', 'Unlimited', '95-98%', '1-10 s', '99.5%'],
      ...['0.1%-1%', '4,099'],
    ],
    counts: [
      ['[role="tab"]', 4],
      ['[role="tabpanel"]', 4],
      ['#faq details', 3],
    ],
    related: ['/algorithms', '/ai-ml', '/topics'],
  },
  {
    route: '/algorithms',
    heading: 'Quantum Algorithms',
    badges: ['38 Articles', 'Last Updated: Dec 2024', 'Complexity: Beginner to Expert'],
    titles: ['Real-World Impact', 'Financial services', 'Drug discovery', 'Cybersecurity'],
    cards: [
      ["Shor's Algorithm", 'Cryptographic', '1994', 'Peter Shor', 'Speedup', 'Requirements', 'Status', 'Applications'],
      ["Grover's Algorithm", 'Search and optimization', '1996', 'Lov Grover', 'Speedup', 'Requirements', 'Status'],
      ['QAOA (Quantum Approximate Optimization Algorithm)', '2014', 'Speedup', 'Requirements', 'Status'],
      ['VQE (Variational Quantum Eigensolver)', 'Simulation', '2013', 'Speedup', 'Requirements', 'Status'],
      ['Cryptographic', '8'],
      ['Search and optimization', '12'],
      ['Simulation', '15'],
      ['Machine learning', '9'],
    ],
    related: ['/hardware', '/cryptography', '/ai-ml', '/topics'],
  },
  {
    route: '/cryptography',
    heading: 'Quantum Cryptography & PQC',
    badges: ['29 Articles', 'Critical Priority', 'Last Updated: Dec 2024'],
    titles: ['The Quantum Threat', 'Post-Quantum Cryptography', 'Migration Timeline', 'Essential Resources'].concat([
      'NIST Standards',
      'Implementation Guides',
      'Risk Assessment Tools',
    ]),
    cards: [
      ['RSA', 'Critical', 'Current security', 'Quantum threat', 'Time to break', 'Affected systems'],
      ['Elliptic curve (ECC)', 'Critical', 'Current security', 'Quantum threat', 'Time to break', 'Affected systems'],
      ['AES', 'Low', 'Current security', 'Quantum threat', 'Time to break', 'Affected systems'],
      ['Lattice-based', 'NIST Selected', 'Maturity', 'Examples', 'Advantages', 'Challenges'],
      ['Hash-based', 'NIST Selected', 'Maturity', 'Examples', 'Advantages', 'Challenges'],
      ['Code-based', 'Maturity', 'Examples', 'Advantages', 'Challenges'],
      ['Multivariate', 'Maturity', 'Examples', 'Advantages', 'Challenges'],
      ['Preparation', '2024-2025'],
      ['Migration', '2025-2030'],
      ['Full transition', '2030-2035'],
    ],
    related: ['/algorithms', '/cybersecurity', '/hardware', '/topics'],
  },
  {
    route: '/ai-ml',
    heading: 'Quantum AI & Machine Learning',
    badges: ['35 Articles', 'Emerging Field'],
    titles: [
      'Quantum ML Algorithms',
      'Current Challenges',
      'Industry Applications',
      'Healthcare',
      'Finance',
      'Technology',
    ],
    texts: ['Commercial Trials', 'Early Development', 'Research Phase'],
    related: ['/algorithms', '/hardware', '/topics'],
  },
  {
    route: '/cybersecurity',
    heading: 'Quantum Cybersecurity Overview',
    badges: ['24 Articles', 'High Priority'],
    titles: ['Threat Landscape', 'Defense Solutions', 'Implementation Timeline', 'Industry-Specific Impacts'].concat(
      ['Quantum Key Distribution (QKD)', 'Post-Quantum Cryptography (PQC)', 'Quantum Random Number Generation (QRNG)'],
      ['Quantum-enhanced authentication', 'Financial services', 'Government', 'Healthcare'],
    ),
    texts: ['2024-2027', '2027-2032', '2032-2040'],
    related: ['/cryptography', '/algorithms', '/ethics', '/topics'],
  },
  {
    route: '/ethics',
    heading: 'Quantum Ethics & Society',
    badges: ['18 Articles', 'Interdisciplinary'],
    titles: [
      ...['Key Ethical Challenges', 'Ethical Frameworks', 'Stakeholder Responsibilities', 'Recommended Actions'],
      'Important Considerations',
    ],
    cards: [
      ['Immediate', '2024-2026'],
      ['Medium-term', '2026-2030'],
      ['Long-term', '2030+'],
    ],
    counts: [
      ['#challenges h3', 4],
      ['#frameworks h3', 3],
      ['#stakeholders h3', 4],
    ],
    related: ['/cryptography', '/cybersecurity', '/ai-ml', '/topics'],
  },
  {
    route: '/topics',
    heading: 'All Topics',
    titles: ['Learning Paths', 'Beginner', 'Intermediate', 'Advanced'],
    figures: [
      ['Topic areas', '6'],
      ['Expert contributors', '24'],
      ['Monthly updates', '15'],
      ['Total articles', '186'],
    ],
    cards: topicCards,
    links: [
      ['Explore', '/hardware'],
      ['Explore', '/algorithms'],
      ['Explore', '/cryptography'],
      ['Explore', '/ai-ml'],
      ['Explore', '/cybersecurity'],
      ['Explore', '/ethics'],
    ],
    texts: ['Subscribe to Newsletter', 'All', 'Technology', 'Theory', 'Security', 'Applications', 'Society'],
    counts: [['[placeholder="Search topics, tags, or content..."]', 1]],
  },
  {
    route: '/tutorials',
    links: [
      ['Start Tutorial', '/tutorials/first-quantum-circuit'],
      ['Start Tutorial', '/tutorials/shors-algorithm'],
      ['Start Tutorial', '/tutorials/qml-basics'],
      ['Start Tutorial', '/tutorials/quantum-cryptography'],
      ['Start Tutorial', '/tutorials/grovers-search'],
      ['Start Tutorial', '/tutorials/qaoa-optimization'],
    ],
    cards: [
      ['Build Your First Quantum Circuit', 'Beginner', 'Fundamentals', '45 min · 8 steps'],
      ["Shor's Algorithm Step by Step", 'Advanced', 'Algorithms'],
      ['Quantum Machine Learning Basics', 'Intermediate', 'AI/ML', '90 min · 10 steps'],
      ['Quantum Cryptography with BB84', 'Advanced', 'Cryptography', '3 hours · 15 steps'],
      ["Grover's Search", 'Intermediate', 'Algorithms', '75 min · 9 steps'],
      ['Optimization with QAOA', 'Advanced', 'Optimization', '2.5 hours · 14 steps'],
    ],
  },
  {
    route: '/tutorials/first-quantum-circuit',
    badges: ['Beginner', '45 min', '8 steps', 'Fundamentals'],
    links: [["Shor's Algorithm Step by Step", '/tutorials/shors-algorithm?track=security']],
    counts: [['h3[id^="step-"], [id^="step-"] h3', 8]],
  },
  {
    route: '/tutorials/shors-algorithm',
    badges: ['Advanced', '2 hours', '12 steps', 'Algorithms'],
    counts: [['h3[id^="step-"], [id^="step-"] h3', 12]],
  },
  {
    route: '/tutorials/qml-basics',
    badges: ['Intermediate', '90 min', '10 steps', 'AI/ML'],
    counts: [['h3[id^="step-"], [id^="step-"] h3', 10]],
  },
  {
    route: '/tutorials/quantum-cryptography',
    badges: ['Advanced', '3 hours', '15 steps', 'Cryptography'],
    counts: [['h3[id^="step-"], [id^="step-"] h3', 15]],
  },
  {
    route: '/tutorials/grovers-search',
    badges: ['Intermediate', '75 min', '9 steps', 'Algorithms'],
    counts: [['h3[id^="step-"], [id^="step-"] h3', 9]],
  },
  {
    route: '/tutorials/qaoa-optimization',
    badges: ['Advanced', '2.5 hours', '14 steps', 'Optimization'],
    counts: [['h3[id^="step-"], [id^="step-"] h3', 14]],
  },
  { route: '/news', titles: ['Breaking News', 'Recent Updates', 'Stay Informed'] },
  {
    route: '/companies',
    figures: [
      ['Total Companies', '150+'],
      ['Total Funding', '$7.1B'],
      ['Global Employees', '12,000+'],
      ['Patent Filings', '3,500+'],
    ],
    titles: ['Industry Analysis'],
  },
  {
    route: '/industry',
    badges: ['Industry Analysis 2024'],
    figures: [
      ['Market size', '$1.8B', '+42%'],
      ['Active companies', '750+', '+18%'],
      ['Workforce', '45K+', '+35%'],
      ['Investment', '$12.4B', '+28%'],
    ],
    texts: ['$1.8B', '$5.3B', '$10.7B', '32.1%', '35%', '28%', '22%', '15%', 'Tech Giant', 'Pure-Play'],
    counts: [
      ['[role="tab"]', 5],
      ['[role="tabpanel"]', 5],
      ['#players article', 4],
      ['#trends article', 4],
    ],
  },
  {
    route: '/what-is-quantum',
    texts: ['Watch Introduction Video', 'Interactive Tutorial'],
    titles: ['Qubits', 'Superposition', 'Entanglement', 'Interference', 'Initialization', 'Manipulation'].concat([
      'Measurement',
      'Decoherence',
      'Error rates',
      'Scalability',
    ]),
    cards: [
      ['Chemistry and materials', 'Revolutionary', 'Timeline'],
      ['Cryptography and security', 'Transformative', 'Timeline'],
      ['Optimization and finance', 'Significant', 'Timeline'],
      ['Machine learning and data', 'Significant', 'Timeline'],
    ],
    links: [
      ['Explore Tutorials', '/tutorials'],
      ['Hardware Deep Dive', '/hardware'],
      ['Quantum Algorithms', '/algorithms'],
    ],
  },
  {
    route: '/partners',
    titles: ['Global Reach', 'Market Leadership', 'Expert Network', 'Targeted Exposure', 'Credibility Boost'].concat([
      'Revenue Growth',
      'Technology Partner',
      'Research Partner',
      'Enterprise Partner',
    ]),
    texts: ['Become a Partner', 'Get Started', 'Partner With Us', 'Schedule a Call'],
    figures: [
      ['active partners', '150+'],
      ['partner revenue', '$50M+'],
      ['satisfaction rate', '95%'],
    ],
  },
  {
    route: '/startup-tracker',
    figures: [
      ['Total tracked', '12'],
      ['Active companies', '9'],
      ['Market status', '2 public', '1 acquired'],
    ],
    counts: [['#companies article', 12]],
  },
  { route: '/research', titles: ['Quantum Computing', 'Machine Learning', 'Systems & Infrastructure'] },
  { route: '/educational-programs', texts: ['Visit Program Website'], counts: [['h3', 9]] },
  { route: '/glossary', texts: ['Concept', 'Circuit', 'Gate', 'Visualization', 'State', 'Theory', 'Error Correction'] },
];

/** The footer's columns, in their order, with the addresses that each must hold. */
export const FOOTER_COLUMNS: [title: string, ...addresses: string[]][] = [
  ['Topics', '/hardware', '/algorithms', '/cryptography', '/ai-ml', '/cybersecurity', '/ethics'],
  ['Content', '/articles', '/tutorials', '/research', '/news', '/interviews', '/code'],
  ['Companies', '/companies', '/industry', '/startups', '/funding', '/jobs', '/partners'],
  [
    'Resources',
    ...['/what-is-quantum', '/educational-programs', '/glossary', '/learning-path', '/tools', '/events', '/newsletter'],
  ],
];
