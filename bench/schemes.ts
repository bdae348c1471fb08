import {
  type AsymmetricKeyType,
  decapsulate,
  diffieHellman,
  encapsulate,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { median } from './median.ts';

/** Turns of each operation; they alternate, so that a busy machine slows all alike. */
const TURNS = 5;
const TURN_MS = 120;

const MESSAGE = Buffer.alloc(32, 7);

interface Operation {
  scheme: string;
  /** What is done: "key", "encapsulate", "sign". */
  name: string;
  run: () => unknown;
}

/**
 * How fast OpenSSL, as it is in this Node, makes keys, encapsulates and signs, on one core, and each as a ratio to the
 * classical scheme that it replaces. The speeds on `/post-quantum-migration` are these.
 */
export function benchSchemes(): void {
  const groups: [baseline: string, operations: Operation[]][] = [
    ['x25519', ['x25519', 'ml-kem-512', 'ml-kem-768', 'ml-kem-1024'].flatMap(keyEstablishment)],
    [
      'ecdsa-p-256',
      [
        'ecdsa-p-256',
        'ed25519',
        'rsa-2048',
        'ml-dsa-44',
        'ml-dsa-65',
        'ml-dsa-87',
        'slh-dsa-sha2-128f',
        'slh-dsa-sha2-128s',
      ].flatMap(signatures),
    ],
  ];
  console.log(`Schemes on one core, OpenSSL ${process.versions.openssl} in Node ${process.versions.node}`);
  for (const [baseline, operations] of groups) {
    const rates = ratesOf(operations);
    const bases = new Map(rates.filter(({ scheme }) => scheme === baseline).map(({ name, rate }) => [name, rate]));
    for (const { scheme, name, rate } of rates) {
      const ratio = (rate / (bases.get(name) ?? rate)).toPrecision(2);
      console.log(`  ${scheme.padEnd(18)} ${name.padEnd(12)} ${perSecond(rate)}  × ${ratio}`);
    }
  }
}

function keyEstablishment(scheme: string): Operation[] {
  const { publicKey, privateKey } = keysOf(scheme);
  const key = { scheme, name: 'key', run: () => keysOf(scheme) };
  if (scheme === 'x25519') {
    // What an encapsulation does there: a fresh key and one agreement; the other side does one agreement.
    const other = keysOf(scheme);
    const agree = (own: KeyObject) => diffieHellman({ privateKey: own, publicKey });
    return [
      key,
      { scheme, name: 'encapsulate', run: () => agree(keysOf(scheme).privateKey) },
      { scheme, name: 'decapsulate', run: () => agree(other.privateKey) },
    ];
  }
  const { ciphertext } = encapsulate(publicKey);
  return [
    key,
    { scheme, name: 'encapsulate', run: () => encapsulate(publicKey) },
    { scheme, name: 'decapsulate', run: () => decapsulate(privateKey, ciphertext) },
  ];
}

function signatures(scheme: string): Operation[] {
  const { publicKey, privateKey } = keysOf(scheme);
  const signature = sign(null, MESSAGE, privateKey);
  return [
    { scheme, name: 'key', run: () => keysOf(scheme) },
    { scheme, name: 'sign', run: () => sign(null, MESSAGE, privateKey) },
    { scheme, name: 'verify', run: () => verify(null, MESSAGE, publicKey, signature) },
  ];
}

function keysOf(scheme: string): { publicKey: KeyObject; privateKey: KeyObject } {
  if (scheme === 'rsa-2048') return generateKeyPairSync('rsa', { modulusLength: 2048 });
  if (scheme === 'ecdsa-p-256') return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return generateKeyPairSync(scheme as AsymmetricKeyType as 'x25519');
}

/** Operations a second, the median of the turns. */
function ratesOf(operations: readonly Operation[]): { scheme: string; name: string; rate: number }[] {
  const turns = Array.from({ length: TURNS }, () => operations.map(({ run }) => rateOf(run)));
  return operations.map(({ scheme, name }, index) => ({
    scheme,
    name,
    rate: median(turns.map((rates) => rates[index] ?? 0)),
  }));
}

function rateOf(run: () => unknown): number {
  const start = performance.now();
  let count = 0;
  do {
    run();
    count += 1;
  } while (performance.now() - start < TURN_MS);
  return (1000 * count) / (performance.now() - start);
}

function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en-US').padStart(9)} a second`;
}
