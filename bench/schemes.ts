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
import { rateOf } from './rate.ts';

/**
 * Prints how fast OpenSSL, as it is in this Node, makes keys, encapsulates and signs on one core, in operations a second.
 * The tables of speeds on `/post-quantum-migration` (`content/pages/post-quantum-migration.yaml`) are these.
 */

/** Turns of each operation; they alternate, so that a busy machine slows all alike. */
const TURNS = 5;
const TURN_MS = 120;
const MESSAGE = Buffer.alloc(32, 7);

const KEY_ESTABLISHMENT = ['x25519', 'ml-kem-512', 'ml-kem-768', 'ml-kem-1024'];
const SIGNATURES = [
  ...['ecdsa-p-256', 'ed25519', 'rsa-2048', 'ml-dsa-44', 'ml-dsa-65', 'ml-dsa-87'],
  ...['slh-dsa-sha2-128f', 'slh-dsa-sha2-128s'],
];

type Operations = Record<string, () => unknown>;

console.log(`OpenSSL ${process.versions.openssl} in Node ${process.versions.node}, operations a second on one core`);
printRates(new Map(KEY_ESTABLISHMENT.map((scheme) => [scheme, establishingKeys(scheme)])));
printRates(new Map(SIGNATURES.map((scheme) => [scheme, signing(scheme)])));

function establishingKeys(scheme: string): Operations {
  const { publicKey, privateKey } = keysOf(scheme);
  const key = () => keysOf(scheme);
  if (scheme === 'x25519') {
    // What an encapsulation does there: a fresh key and one agreement; the other side does one agreement.
    const agree = (own: KeyObject) => diffieHellman({ privateKey: own, publicKey });
    const other = keysOf(scheme).privateKey;
    return { key, encapsulate: () => agree(keysOf(scheme).privateKey), decapsulate: () => agree(other) };
  }
  const { ciphertext } = encapsulate(publicKey);
  return { key, encapsulate: () => encapsulate(publicKey), decapsulate: () => decapsulate(privateKey, ciphertext) };
}

function signing(scheme: string): Operations {
  const { publicKey, privateKey } = keysOf(scheme);
  const signature = sign(null, MESSAGE, privateKey);
  return {
    key: () => keysOf(scheme),
    sign: () => sign(null, MESSAGE, privateKey),
    verify: () => verify(null, MESSAGE, publicKey, signature),
  };
}

function keysOf(scheme: string): { publicKey: KeyObject; privateKey: KeyObject } {
  if (scheme === 'rsa-2048') return generateKeyPairSync('rsa', { modulusLength: 2048 });
  if (scheme === 'ecdsa-p-256') return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return generateKeyPairSync(scheme as AsymmetricKeyType as 'x25519');
}

/** The median of the turns of each operation, a row a scheme. */
function printRates(schemes: ReadonlyMap<string, Operations>): void {
  const turns = Array.from({ length: TURNS }, () =>
    [...schemes].map(([, operations]) => Object.values(operations).map((run) => rateOf(run, TURN_MS))),
  );
  for (const [row, [scheme, operations]] of [...schemes].entries()) {
    const rates = Object.keys(operations).map((name, column) => {
      const rate = median(turns.map((turn) => turn[row]?.[column] ?? 0));
      return `${name} ${Math.round(rate).toLocaleString('en-US')}`.padEnd(20);
    });
    console.log(`  ${scheme.padEnd(18)} ${rates.join(' ')}`.trimEnd());
  }
}
