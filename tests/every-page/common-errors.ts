/** A widespread error about quantum computing that can be recognised by its words. */
interface CommonError {
  /** What is right instead, or why the statement must not be here. */
  right: string;
  /** A sentence with these words makes the error… */
  pattern: RegExp;
  /** …unless it also has these, as a denial or a condition. */
  unless?: RegExp;
  /** A sentence that makes the error, to prove that the pattern finds it. */
  wrong: string;
  /** A true sentence in similar words, to prove that the pattern leaves it alone. */
  sound: string;
}

const DENIAL = /\b(not|no|none|never|nothing|neither|nor|cannot|without|misses|contested|instead of)\b|n't\b/i;
/** Mistakes that are often made about the field, each with a sentence that makes it and one that does not. */
export const COMMON_ERRORS: CommonError[] = [
  {
    right: 'A measurement returns one outcome; algorithms work only where interference can be arranged.',
    pattern:
      /\b(tr(y|ies|ying)|check\w*|test\w*|explor\w+|evaluat\w+|search\w*) (all|every) (the )?(possible )?(answers?|solutions?|inputs?|possibilit\w+|combinations?|paths?)( \w+){0,3} (at once|simultaneously|at the same time|in parallel)/i,
    wrong: 'A quantum computer tries all answers at once and picks the best.',
    sound: 'It does not try all answers at once.',
  },
  {
    right: "Grover's speedup is quadratic, and that is proven to be optimal.",
    pattern: /\bGrover\b.*\bexponential(ly)?\b|\bexponential(ly)? (faster|speed-?up).*\bGrover\b/i,
    wrong: "Grover's algorithm gives an exponential speedup.",
    sound: "The speedup of Grover's search is quadratic, not exponential.",
  },
  {
    right: 'Shor is superpolynomially faster than the best known classical algorithm, which is sub-exponential.',
    pattern: /\bShor\b.*(?<!sub-)\bexponential(ly)? (faster|speed-?up)/i,
    wrong: "Shor's algorithm is exponentially faster than any classical algorithm.",
    sound: "Shor's algorithm is superpolynomially faster than the best sub-exponential algorithm known.",
  },
  {
    right: '4,099 are the logical qubits of one circuit (2n + 3); the physical ones are about 20 million.',
    pattern: /\b4,?09[89] (?!(error-free |perfect )?logical\b)([\w-]+ )?qubits\b/i,
    wrong: '4,099 qubits break RSA-2048.',
    sound: '4,099 error-free logical qubits are needed for a 2048-bit key.',
  },
  {
    right: "AES-256 withstands Grover's search: about 2^128 calls, before overhead.",
    pattern:
      /\b(break|crack|defeat)(s|ing)?\b.*\bAES(-256)?\b|\bAES-256\b.*\b(is|gets|will be|would be) (broken|cracked|unsafe|obsolete)\b/i,
    wrong: 'Quantum computers break AES-256.',
    sound: 'A quantum computer does not break AES-256.',
  },
  {
    right: "Grover's gain is at most quadratic and parallelizes badly; neither AES-256 nor AES-128 is an emergency.",
    pattern: /\bAES-256\b.*\b(becomes|drops to|is reduced to|is as weak as)\b.*\b128\b/i,
    wrong: 'AES-256 becomes AES-128 and must be replaced.',
    sound: 'AES-256 is considered safe, and AES-128 is no emergency.',
  },
  {
    right: 'The proof is for an ideal model with an authenticated channel; real devices have been hacked.',
    pattern:
      /\b(QKD|quantum key distribution|quantum cryptography|BB84)\b.*\b(unhackable|unbreakable|(unconditionally|perfectly|absolutely) secure|impossible to (hack|intercept))/i,
    wrong: 'QKD is unconditionally secure and unhackable.',
    sound: 'QKD is not unhackable: devices have been attacked.',
  },
  {
    right: 'Quantum key distribution grows a key over an authenticated channel; it sends no message.',
    pattern:
      /\b(QKD|quantum key distribution|BB84)\b.*\b(sends?|transmits?|encrypts?) (the |a |your |secret )*messages?\b/i,
    wrong: 'QKD sends the message over a fibre.',
    sound: 'QKD makes a key and does not send the message.',
  },
  {
    right: '25% is what full intercept–resend causes; the one-way threshold of BB84 is 11.0%.',
    pattern: /\bthreshold( of| is| at|:)?( about| roughly)? 25 ?%|\b25 ?% (is the )?(error |QBER )?threshold/i,
    wrong: 'The QBER threshold is 25%.',
    sound: 'Intercept–resend causes 25% errors, and the threshold is 11%.',
  },
  {
    right: 'Entanglement sends no signal.',
    pattern:
      /\b(faster[- ]than[- ]light|instant(ly|aneous(ly)?)?) (communicat\w+|signal\w*|messag\w*|information)|\b(communicat\w+|signal\w*|messag\w*|information)\b.*\b(faster than light|instantaneously)/i,
    wrong: 'Entanglement lets two people communicate faster than light.',
    sound: 'It does not allow signals faster than light.',
  },
  {
    right: 'Teleportation transfers a state, destroys the original and needs two classical bits.',
    pattern: /\bteleport\w*\b.*\b(cop(y|ies)|duplicates?|moves? (matter|objects|particles))\b/i,
    wrong: 'Teleportation moves matter from one place to another.',
    sound: 'Teleportation does not copy a state.',
  },
  {
    right: 'A qubit has two amplitudes, and a measurement yields one bit.',
    pattern: /\b(0 and 1|zero and one) (at the same time|at once|simultaneously)|\bboth (0 and 1|zero and one)\b/i,
    wrong: 'A qubit is 0 and 1 at the same time.',
    sound: 'A qubit is not both 0 and 1; it has two amplitudes.',
  },
  {
    right: 'A spinning coin has no phase and cannot interfere: say where the picture ends.',
    pattern: /\bsuperposition\b.*\bcoin\b|\bcoin\b.*\bsuperposition\b/i,
    wrong: 'A superposition is like a spinning coin.',
    sound: 'A superposition is not a coin that has been tossed and covered.',
  },
  {
    right: 'Error rate, connectivity, speed and logical performance matter too.',
    pattern: /\bmore qubits (always )?(mean|make|give)s?\b.*\b(better|faster|stronger|more powerful)\b/i,
    wrong: 'More qubits mean a better computer.',
    sound: 'More qubits do not make a better computer.',
  },
  {
    right: 'The 10,000 years were contested at once, and a classical simulation has been faster since.',
    pattern: /\b10,?000 years\b/i,
    unless: /\b(contested|beaten|overtaken|estimate|claim)\b/i,
    wrong: 'A supercomputer would need 10,000 years for what Sycamore did in 200 seconds.',
    sound: 'The estimate of 10,000 years was contested at once.',
  },
  {
    right: 'Willow held one logical qubit as a memory; it threatens no cipher and proves no worlds.',
    pattern: /\bWillow\b.*\b(break(s|ing)?|crack(s|ing)?|threatens?|parallel universes|many worlds|multiverse)\b/i,
    wrong: "Google's Willow is close to breaking encryption.",
    sound: 'Willow does not break encryption.',
  },
  {
    right: 'Classical simulations of the utility experiment followed within weeks.',
    pattern: /\butility\b.*\b(proves?|proved|shows?|showed|demonstrat\w+)\b.*\badvantage\b/i,
    wrong: 'The utility experiment of 2023 demonstrated quantum advantage.',
    sound: 'The utility experiment did not show an advantage.',
  },
  {
    right: 'The 48 logical qubits of 2023 were mostly error-detected, with post-selection.',
    pattern: /\b48 (error-corrected|corrected)\b|\b48 logical qubits\b.*\berror correction\b/i,
    unless: /\b(detect\w*|post-?select\w*|discard\w*)\b/i,
    wrong: 'Harvard ran 48 error-corrected logical qubits.',
    sound: 'Up to 48 logical qubits were run, mostly with error detection and post-selection.',
  },
  {
    right: 'The ratio of 800 is for one code, with post-selection; the range is 4.7 to 800.',
    pattern: /(?<![\d,])800 ?(×|x|times|-fold)/i,
    unless: /\b(4\.7|post-?select\w*)/i,
    wrong: 'Logical qubits were 800 times better.',
    sound: 'Error rates were 4.7 to 800 times below the physical ones.',
  },
  {
    right: 'An annealer is another kind of machine; its qubits do not compare with those of gate-model machines.',
    pattern: /\bD-Wave\b.*\b(largest|biggest|most powerful) quantum computer/i,
    wrong: 'D-Wave has the largest quantum computer with 5,000 qubits.',
    sound: 'D-Wave sells annealers with over 5,000 qubits.',
  },
  {
    right: 'The variational bound holds for exact expectation values only.',
    pattern: /\b(VQE|variational)\b.*\balways\b.*\b(above|upper bound|too high)\b/i,
    unless: /\b(exact|noise|noisy|sampl\w+)\b/i,
    wrong: 'The VQE energy is always above the true energy.',
    sound: 'With exact expectation values the VQE energy is always above the true energy.',
  },
  {
    right: 'No advantage of QAOA is shown.',
    pattern: /\bQAOA\b.*\b(beats|outperforms|finds the (optimum|optimal|best))\b/i,
    wrong: 'QAOA beats classical optimizers.',
    sound: 'QAOA has not been shown to help: nothing says that QAOA beats classical methods.',
  },
  {
    right: 'HHL needs a sparse, well-conditioned matrix, cheap loading and no full readout.',
    pattern: /\b(HHL|linear (systems|equations))\b.*\bexponential(ly)?\b/i,
    unless: /\b(only|if|when|provided|sparse|conditions?)\b/i,
    wrong: 'HHL solves linear systems exponentially faster.',
    sound: 'HHL is exponentially faster only if the matrix is sparse and well conditioned.',
  },
  {
    right: 'No advantage is shown on natural classical data.',
    pattern:
      /\b(quantum (machine learning|AI|neural networks?|kernels?)|QML)\b.*\bexponential(ly)? (faster|better|speed-?up)/i,
    wrong: 'Quantum machine learning is exponentially faster AI.',
    sound: 'Quantum machine learning is not the same AI made exponentially faster.',
  },
  {
    right: 'T2 is at most 2 T1.',
    pattern: /\bT2\b.*\b(arbitrarily|many times|far|much) (larger|longer|greater)\b.*\bT1\b/i,
    wrong: 'T2 can be arbitrarily larger than T1.',
    sound: 'T2 is never much larger than T1: at most twice.',
  },
  {
    right: 'Quantum volume is quoted as 2^n.',
    pattern: /\bquantum volume\b.*\b(equals|is|means) the number of qubits\b/i,
    wrong: 'Quantum volume is the number of qubits.',
    sound: 'Quantum volume is 2 to the power n for a circuit of n qubits.',
  },
  {
    right: 'Error mitigation corrects averages at a cost in samples and makes no logical qubit.',
    pattern:
      /\berror mitigation\b.*\b(is|as) (a |an )?((form|kind|type) of )?error correction\b|\bmitigation\b.*\b(makes|creates|gives)\b.*\blogical qubits?\b/i,
    wrong: 'Error mitigation is a form of error correction.',
    sound: 'Error mitigation makes no logical qubit.',
  },
  {
    right: 'The threshold of the surface code is about 0.5–1% for circuit-level noise, depending on model and decoder.',
    pattern: /\bsurface[- ]code\b.*\bthreshold\b( of| is)?( about| roughly)? 1 ?%/i,
    wrong: 'The surface-code threshold is 1%.',
    sound: 'The surface-code threshold is roughly 0.5–1% under circuit-level noise.',
  },
  {
    right: 'NIST published three standards in August 2024: FIPS 203, 204 and 205.',
    pattern:
      /\bfour\b.*\b(standards|algorithms|FIPS)\b.*\bAugust 2024\b|\bAugust 2024\b.*\bfour\b.*\b(standards|algorithms)\b|\bNIST\b.*\b(standardi[sz]ed|finali[sz]ed|published)\b.*\bfour\b/i,
    wrong: 'NIST standardized four algorithms in August 2024.',
    sound: 'NIST published three standards in August 2024.',
  },
  {
    right: 'NIST IR 8547 is an initial public draft of November 2024.',
    pattern: /\bIR 8547\b.*\b(final|finali[sz]ed|in force|binding)\b/i,
    unless: /\b(draft|not)\b/i,
    wrong: 'NIST IR 8547 is final.',
    sound: 'NIST IR 8547 is a draft, and not final.',
  },
  {
    right: 'Deprecated means allowed with a risk; disallowed means forbidden.',
    pattern: /\bdeprecated\b( means|,? that is,?| \()? ?(forbidden|banned|illegal|prohibited)\b/i,
    wrong: 'RSA is deprecated, that is, forbidden.',
    sound: 'RSA is deprecated after 2030, that is, allowed at one’s own risk.',
  },
  {
    right: 'Post-quantum cryptography is classical software.',
    pattern:
      /\bpost-quantum (cryptography|algorithms|schemes)\b.*\b(needs?|requires?|uses?|runs? on) (a )?quantum (computers?|hardware|machines?)\b/i,
    wrong: 'Post-quantum cryptography uses quantum computers.',
    sound: 'Post-quantum cryptography does not need quantum hardware.',
  },
  {
    right: 'Quantum random numbers are an optional source of entropy.',
    pattern: /\b(QRNGs?|quantum random number generat\w+)\b.*\b(required|necessary|needed|essential|must)\b/i,
    unless: /\b(not|no|nor|never|optional)\b/i,
    wrong: 'A QRNG is needed for quantum safety.',
    sound: 'A QRNG is not needed for quantum safety.',
  },
  {
    right: 'Loss is the dominant error of photons.',
    pattern: /\bphoton(s|ic)?\b.*\bnever (lose|lost|get lost|decohere)\b/i,
    unless: /\b(but|loss is)\b/i,
    wrong: 'Photonic qubits never lose information.',
    sound: 'Photons hardly decohere, but they do get lost.',
  },
  {
    right: 'That Majorana states or a topologically protected qubit have been shown is disputed.',
    pattern: /\b(Majorana|topological qubits?)\b.*\b(demonstrated|reali[sz]ed|achieved|created|built|shown)\b/i,
    unless: /\b(not|no|none|never|nobody|disput\w+|contest\w+|claim\w*|reported|withdrawn|retract\w+|doubt\w*)\b/i,
    wrong: 'A topological qubit with Majorana states was demonstrated.',
    sound: 'By December 2024 no qubit with Majorana states had been demonstrated.',
  },
  {
    right: 'Deutsch–Jozsa is exponentially faster only than exact deterministic algorithms.',
    pattern: /\bDeutsch\b.*\bexponential(ly)?\b/i,
    unless: /\b(exact|determinis\w+)\b/i,
    wrong: 'Deutsch–Jozsa shows an exponential advantage.',
    sound: 'Deutsch–Jozsa is exponentially faster only than exact, deterministic methods.',
  },
  {
    right: 'The hardness of lattice problems is conjectured.',
    pattern: /\blattice\b.*\b(proven|provably|proved)\b.*\b(secure|safe|hard)\b|\bprovably\b.*\blattice\b/i,
    wrong: 'Lattice-based schemes are proven quantum-safe.',
    sound: 'Lattice problems are believed, not proven, to be hard.',
  },
  {
    right:
      "Nobody has proved that factoring is hard for classical computers: Shor's speedup is over the best known method.",
    pattern: /\bproven\b[^,;]*\bspeed-?ups?\b[^,;]*\bShor\b|\bShor\b[^,;]*\bproven\b[^,;]*\bspeed-?ups?\b/i,
    wrong: "Shor's algorithm has a proven speedup over every classical method.",
    sound: "The speedup of Shor's algorithm is not proven: it is over the best method known.",
  },
  {
    right: 'The 10 to 100 s of trapped ions are T1; their T2 in the same documents is about 1 s.',
    pattern: /\bT2\b[^.;,]*\b10 ?(–|-|to) ?100 ?s\b|\b10 ?(–|-|to) ?100 ?s\b[^.;,]*\bT2\b/i,
    unless: /\bT1\b|\bnot\b/,
    wrong: 'Trapped ions have a T2 of 10 to 100 s.',
    sound: 'The 10 to 100 s of trapped ions are T1, and T2 is about 1 s.',
  },
  {
    right: 'The repeaterless bound holds for a point-to-point line; twin-field protocols get above it.',
    pattern: /\bno (\w+ )?protocol\b.*\b(around|above|beyond|beats?|exceeds?|farther|further)\b/i,
    unless: /\b(point-to-point|direct (link|line)|twin-field|two ends alone)\b/i,
    wrong: 'No clever protocol gets around that bound.',
    sound: 'On a point-to-point line no protocol gets above the bound.',
  },
  {
    right: 'QAOA reaches the optimum of many graphs at a small depth; only the guarantee for all graphs is a limit.',
    pattern: /\b(optimum|optimal (value|solution))\b.*\breached only (as|when|if|in the limit)\b/i,
    unless: /\bguarantee\w*/i,
    wrong: 'The optimum itself is reached only as p grows without limit.',
    sound: 'The optimum of a square is reached at p = 2.',
  },
  {
    right: 'Non-commuting observables can share an eigenstate: the singlet has sharp spin along every axis.',
    pattern: /\bnon-?commuting\b.*\b(cannot|never) (both |simultaneously |all )?(have|be) (sharp|definite|measured)\b/i,
    unless: /\b(in general|in every state|unless)\b/i,
    wrong: 'Non-commuting observables cannot both have sharp values in the same state.',
    sound: 'In general, non-commuting observables cannot both have sharp values.',
  },
  {
    right: 'The advantage of quantum kernels is proven under the assumption that the discrete logarithm is hard.',
    pattern:
      /\b(kernels?|quantum (machine )?learning|QML)\b.*\b(advantage|speed-?up|gain)\b.*\b(is|are|was) (proven|proved)\b|\bproof of (an? )?(quantum )?advantage\b/i,
    unless: /\b(not|no|never|nobody|if|assum\w+|provided|conditional\w*|hardness|hard|quantum data|queries|samples)\b/i,
    wrong: 'For quantum kernels an advantage is proved.',
    sound: 'For one quantum kernel an advantage is proven if the discrete logarithm is hard.',
  },
  {
    right: 'An entangled qubit has a mixed state of its own, the reduced density matrix; what it lacks is a pure one.',
    pattern: /\b(no|neither has an?|without an?) state of (its|their) own\b|\bentangled qubits? ha(s|ve) (no|none)\b/i,
    unless: /\bpure\b/i,
    wrong: 'Neither has a state of its own any more.',
    sound: 'Neither qubit has a pure state of its own any more.',
  },
  {
    right: 'R_X(θ) turns the Bloch vector by θ; the half stands in the exponent.',
    pattern: /\b(turns?|rotates?) by half (its|the|of its|of the) angle\b/i,
    wrong: 'R_X turns by half its angle.',
    sound: 'The amplitudes of R_X hold the cosine of half its angle.',
  },
  {
    right: "The distance-7 memory on Google's Willow used 101 qubits; 97 is the count of the bare code, 2d² − 1.",
    pattern: /\b(Google|Willow)\b.*\b97\b|\b97\b.*\b(Google|Willow)\b/i,
    unless: /\b101\b|\b97(\.\d+)? ?%/,
    wrong: 'In a surface code of distance 7, as run by Google, 97 of them hold one logical qubit.',
    sound: "Google's memory of distance 7 used 101 qubits, four more than the 97 of the bare code.",
  },
  {
    right: 'The gradients of convolutional circuits shrink no faster than a polynomial, from random starting points.',
    pattern: /\bgradients?\b.*\b(do|does|will) (provably )?(not|never) vanish\b|\bprovably do not vanish\b/i,
    unless: /\b(polynomial\w*|exponential\w*|faster than)\b/i,
    wrong: 'Its gradients provably do not vanish.',
    sound: 'Its gradients do not vanish exponentially.',
  },
  {
    right: 'The parameter-shift rule is exact where the generator has two eigenvalues, and the gate is used once.',
    pattern: /\bparameter[- ]shift\b.*\bexact\b/i,
    unless: /\b(eigenvalues?|if|when|where|for gates|provided|as long as|conditions?)\b/i,
    wrong: 'The parameter-shift rule gives the exact derivative.',
    sound: 'The parameter-shift rule is exact if the generator has two eigenvalues.',
  },
  {
    right: 'QKD needs many bits: with a hundred sifted bits, finite statistics leave no secure key.',
    pattern:
      /\b(key|sifted)\b.*\b100 (sifted )?bits? (become|leave|give|yield)s?\b|\b100 (sifted )?bits? (become|leave|yield)s? \d+\b/i,
    unless: /\b(no|none|nothing|asymptotic\w*)\b/i,
    wrong: 'After privacy amplification 100 bits become 71.',
    sound: 'With finite statistics 100 sifted bits leave no key.',
  },
];

export interface FoundError {
  sentence: string;
  right: string;
}

/** The sentences of a text that make a common error. */
export function findCommonErrors(text: string): FoundError[] {
  return sentencesOf(text).flatMap((sentence) =>
    COMMON_ERRORS.filter(({ pattern, unless = DENIAL }) => pattern.test(sentence) && !unless.test(sentence)).map(
      ({ right }) => ({ sentence, right }),
    ),
  );
}

/** A point within a number or an abbreviation ends no sentence: white space has to follow it. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.replace(/\s+/g, ' '));
}
