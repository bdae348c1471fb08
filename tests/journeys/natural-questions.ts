/**
 * Questions as strangers ask them: beginners, students, security officers, analysts. Any of the addresses beside a
 * question has to be among the first three results.
 */
export const QUESTIONS: readonly [question: string, ...answers: string[]][] = [
  ['what is a qubit', '/glossary#qubit'],
  ['pqc deadline', '/cryptography', '/cybersecurity', '/news/nist-ir-8547-draft'],
  ['QKD vs PQC', '/glossary#quantum-key-distribution', '/glossary#post-quantum-cryptography'],
  ['arxiv 2408.13687', '/research#acharya-2024'],
  ['how does a quantum computer work', '/what-is-quantum'],

  ['what does superposition mean', '/glossary#superposition'],
  ['why do quantum computers need to be so cold', '/hardware', '/glossary#dilution-refrigerator'],
  ['can i send messages faster than light with entanglement', '/glossary#no-signalling', '/glossary#entanglement'],
  ['schrodinger cat qubits', '/glossary#cat-qubit'],
  ['difference between a bit and a qubit', '/glossary#qubit', '/what-is-quantum'],
  ["where do I start if I don't know any physics", '/learning-path', '/topics', '/what-is-quantum'],
  ['spooky action at a distance', '/glossary#entanglement', '/glossary#nonlocality'],

  ['how to write my first quantum program', '/tutorials/first-quantum-circuit', '/code'],
  ["explain grover's algorithm step by step", '/tutorials/grovers-search', '/glossary#grovers-algorithm'],
  ['masters degree in quantum computing in europe', '/educational-programs', '/educational-programs#delft'],
  ['phd in australia', '/educational-programs#unsw'],
  ['which python library for quantum circuits', '/tools#qiskit', '/tools#cirq', '/tools#pennylane'],
  ['what are t1 and t2 times', '/glossary#t1', '/glossary#t2', '/glossary#coherence-time'],
  ["why can't you copy a qubit", '/glossary#no-cloning-theorem'],
  ['summer school for quantum programming', '/events#qiskit-global-summer-school'],
  ["shor's original paper 1997", '/research#shor-1997'],
  ['vqe explained', '/glossary#vqe', '/algorithms#vqe'],
  ['how does quantum teleportation work', '/glossary#teleportation'],

  ['when do we have to stop using rsa', '/news/nist-ir-8547-draft', '/cryptography', '/cybersecurity'],
  ['which nist standards replace rsa', '/cryptography', '/glossary#ml-kem', '/news/nist-ir-8547-draft'],
  ['store now decrypt later attack', '/glossary#harvest-now-decrypt-later'],
  ['how many qubits to break rsa 2048', '/research#gidney-ekera-2021', '/cryptography'],
  ['is aes 256 safe against quantum computers', '/cryptography', '/cybersecurity'],
  ['cnsa 2.0 timeline', '/cryptography', '/cybersecurity'],
  [
    'do we need QKD or post-quantum crypto',
    '/glossary#quantum-key-distribution',
    '/glossary#post-quantum-cryptography',
  ],
  ["mosca's theorem", '/glossary#mosca-inequality'],
  ['can quantum computers crack bitcoin', '/cryptography', '/cybersecurity'],

  ['how much money did psiquantum raise', '/startup-tracker#psiquantum', '/companies/psiquantum', '/funding'],
  ['companies building trapped ion machines', '/companies/ionq', '/companies/quantinuum', '/companies/oxford-ionics'],
  ['quantum market size forecast', '/industry'],
  ['who bought good chemistry', '/startup-tracker#good-chemistry'],
  ['quantum startups in canada', '/startup-tracker#xanadu', '/companies/xanadu', '/startup-tracker'],
  ['salary of a quantum engineer', '/jobs'],
  ['google willow error correction result', '/news/willow-below-threshold', '/research#acharya-2024'],
  ['download data as csv', '/data'],
  ['biggest funding rounds 2024', '/funding'],
  ['10.1038/s41586-019-1666-5', '/research#arute-2019'],
  ['quantum advantage vs quantum supremacy', '/glossary#quantum-advantage'],
  ['is quantum machine learning better than classical', '/ai-ml', '/research#bowles-2024'],
  ['how do i become a partner', '/partners'],
];
