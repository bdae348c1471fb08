import { fixed, percent, significant, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { exactPoint, noisyPoint } from './LatticePicture.tsx';
import {
  BITS_OF_Q,
  BYTES,
  centered,
  ciphertextBytes,
  coins,
  cutNoise,
  EXAMPLE,
  encapsulationKeyBytes,
  encodeBit,
  encrypt,
  exchangeFailure,
  HYBRID,
  inverseMatrix,
  keysWithSmallErrors,
  landing,
  leftNoise,
  ML_KEM,
  open,
  publicKey,
  Q,
  type Row,
  ringProduct,
  smallKeys,
  solve,
  wrongReading,
  yearsOpen,
} from './replace-rsa-theory.ts';

const { A, s, e } = EXAMPLE;
const [exact, noisy] = [publicKey(A, s, [0, 0]), publicKey(A, s, e)];
const mixedRows = noisy.reduce((sum, value, place) => sum + value * (EXAMPLE.r[place] ?? 0), 0);
const beforeRest = mixedRows + EXAMPLE.g + encodeBit(1);
const [one, zero] = [encrypt(A, noisy, 1, EXAMPLE), encrypt(A, noisy, 0, EXAMPLE)];
const inverse = inverseMatrix(A);
const pair = (values: Row) => `(${values.join(', ')})`;
const matrix = (rows: readonly Row[]) =>
  `\\begin{pmatrix}${rows.map((row) => row.join('&')).join('\\\\')}\\end{pmatrix}`;
const vector = (values: Row) => matrix(values.map((value) => [value]));
const equation = ([a, b]: Row, t: number | undefined) => `${a}\\,x+${b}\\,y\\equiv${t}`;

const sets = entriesOf('parameter-sets');
/** What a parameter set of the content says. */
function bytesOf(id: string, part: 'publicKey' | 'signature' | 'ciphertext'): number {
  const bytes = sets.find((set) => set.id === id)?.[part];
  if (bytes === undefined) throw new Error(`content/parameter-sets/${id}.yaml has no ${part}`);
  return bytes;
}

/** The year of a deadline of the content. */
function yearOf(id: string): string {
  const deadline = entriesOf('deadlines').find((each) => each.id === id);
  if (!deadline) throw new Error(`content/deadlines/${id}.yaml does not exist`);
  return deadline.due.slice(0, 4);
}

const shifted = inverse.map((row) => row.reduce((sum, value, place) => sum + value * (e[place] ?? 0), 0));
const share = (eta: number, bit: 0 | 1) => {
  const wrong = wrongReading(eta, bit);
  return percent(wrong, wrong < 0.01 ? 3 : 2);
};
const tosses = (eta: number) => 2 ** coins(eta);
const wrongTosses = (bit: 0 | 1) => whole(wrongReading(1, bit) * tosses(1));
const landed = landing(1, 1);
const { n, k, du, dv, q } = ML_KEM;
const largestCut = (d: number) => Math.max(...[...cutNoise(d).keys()].map(Math.abs));
const hybridTotal = HYBRID.client + HYBRID.server;
const plainTotal = 2 * BYTES.x25519;

/** What the text of the steps says with `<Number of="…" />`, computed from the theory or read from the content. */
export const numbers = {
  'x25519-key': bytesOf('x25519', 'publicKey'),
  'kem-key': whole(bytesOf('ml-kem-768', 'publicKey')),
  'kem-ciphertext': whole(bytesOf('ml-kem-768', 'ciphertext')),
  'kem-total': whole(BYTES.encapsulationKey + BYTES.ciphertext),
  'kem-decapsulation-key': whole(BYTES.decapsulationKey),
  'kem-key-numbers': k * n,
  'ecdsa-key': bytesOf('ecdsa-p-256', 'publicKey'),
  'ecdsa-signature': bytesOf('ecdsa-p-256', 'signature'),
  'rsa-key': bytesOf('rsa-2048-signature', 'publicKey'),
  'rsa-signature': bytesOf('rsa-2048-signature', 'signature'),
  'dsa-key': whole(bytesOf('ml-dsa-65', 'publicKey')),
  'dsa-signature': whole(bytesOf('ml-dsa-65', 'signature')),
  'dsa-total': whole(BYTES.verificationKey + BYTES.signature),
  'tex-exact': `\\begin{gathered}${equation(A[0], exact[0])}\\\\${equation(A[1], exact[1])}\\end{gathered}\\pmod{${Q}}`,
  'exact-t': pair(exact),
  'noisy-t': pair(noisy),
  'exact-solution': pair(solve(A, exact)),
  'noisy-solution': pair(solve(A, noisy)),
  'all-keys': Q ** 2,
  candidates: keysWithSmallErrors(A, noisy).length,
  'small-keys': smallKeys(A, noisy).length,
  'tex-blown-up': `A^{-1}e\\equiv${matrix(inverse)}${vector(e)}=${vector(shifted)}\\equiv${vector(shifted.map((value) => centered(value)))}`,
  'exact-point': pair(exactPoint),
  'noisy-point': pair(noisyPoint),
  'tex-key': `A=${matrix(A)},\\quad s=${vector(s)},\\quad t=${vector(noisy)}`,
  'tex-ciphertext': `u\\equiv${vector(one.u)},\\quad v\\equiv${mixedRows}${EXAMPLE.g}+${encodeBit(1)}=${beforeRest}\\equiv${one.v}`,
  mixed: centered(one.v - open(s, one)),
  'opened-one': open(s, one),
  'opened-zero': open(s, zero),
  'v-one': one.v,
  'v-zero': zero.v,
  'left-noise': fixed(leftNoise(EXAMPLE), 0),
  'landing-8': fixed(at(landed, 8), 4),
  'landing-9': fixed(at(landed, 9), 4),
  'count-9': whole(1024 * at(landed, 9)),
  'deviation-9': fixed(countDeviation(1024, at(landed, 9)), 0),
  'misread-1024': fixed(1024 * wrongReading(1, 1), 2),
  'tosses-1': whole(tosses(1)),
  'tex-five': `P(E=5)=\\tfrac14\\cdot\\left(\\tfrac18\\right)^4=\\frac{1}{${whole(4 * 8 ** 4).replace(',', '{,}')}}`,
  'wrong-zeros-1': wrongTosses(0),
  'wrong-ones-1': wrongTosses(1),
  'share-zeros-1': share(1, 0),
  'share-ones-1': share(1, 1),
  'share-zeros-2': share(2, 0),
  'share-ones-2': share(2, 1),
  'share-zeros-3': share(3, 0),
  'share-ones-3': share(3, 1),
  'share-zeros-1-plain': fixed(wrongReading(1, 0), 6),
  'share-ones-1-plain': fixed(wrongReading(1, 1), 6),
  'one-in': whole(1 / wrongReading(1, 1)),
  growth: whole(wrongReading(2, 1) / wrongReading(1, 1)),
  'message-wrong': percent(1 - (1 - wrongReading(1, 0)) ** 128 * (1 - wrongReading(1, 1)) ** 128, 0),
  'plain-matrix': whole((k * n) ** 2),
  'module-matrix': whole(k ** 2 * n),
  'ring-product': `(${ringProduct([3, 0, 1, 5], [1, 0, -1, 1]).join(', ')})`,
  'cut-u': largestCut(du),
  'cut-v': largestCut(dv),
  'encoded-one': whole(encodeBit(1, q)),
  'tex-bytes': `\\begin{gathered}\\mathit{ek}:\\ \\tfrac{${k}\\cdot${n}\\cdot${BITS_OF_Q}}{8}+32=${encapsulationKeyBytes()}\\\\c:\\ \\tfrac{${k}\\cdot${n}\\cdot${du}}{8}+\\tfrac{${n}\\cdot${dv}}{8}=${ciphertextBytes()}\\end{gathered}`,
  'tex-failure': `2^{-${significant(-Math.log2(exchangeFailure()), 4)}}`,
  'client-share': whole(HYBRID.client),
  'server-share': whole(HYBRID.server),
  'hybrid-total': whole(hybridTotal),
  'hybrid-extra': whole(hybridTotal - plainTotal),
  'hybrid-factor': fixed(hybridTotal / plainTotal, 1),
  'old-share': percent(Math.ceil((100 * BYTES.x25519) / HYBRID.server) / 100, 0),
  'mosca-gap': yearsOpen(10, 5, 12),
  'us-keys': yearOf('us-eo-14412-keys'),
  'us-signatures': yearOf('us-eo-14412-signatures'),
  'bsi-keys': yearOf('bsi-2031-keys'),
  'bsi-signatures': yearOf('bsi-2035-signatures'),
  asd: yearOf('asd-2030'),
  ncsc: yearOf('ncsc-2035'),
  clinic: 30 + 6,
};
