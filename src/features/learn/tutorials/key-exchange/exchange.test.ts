import { createPublicKey, decapsulate, encapsulate, generateKeyPairSync, verify } from 'node:crypto';
import { ml_kem768 } from '@noble/post-quantum/ml-kem.js';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { isSame, withFlippedByte } from './bytes.ts';
import { exchangeKeys, fits, openCiphertext, signMessage } from './exchange.ts';

const setOf = (name: string) => entriesOf('parameter-sets').find(({ id }) => id === name);
const publicKeyOf = (asymmetricKeyType: 'ml-kem-768' | 'ml-dsa-65', key: Uint8Array) =>
  createPublicKey({ key: Buffer.from(key), format: 'raw-public', asymmetricKeyType });

describe('R61.17: ML-KEM-768', () => {
  const run = exchangeKeys();

  it('makes what the standard says, and both sides get the same secret', () => {
    const { encapsulationKey, decapsulationKey, ciphertext, serverSecret, clientSecret } = run;
    const set = setOf('ml-kem-768');
    expect([encapsulationKey.length, decapsulationKey.length, ciphertext.length]).toEqual([
      set?.publicKey,
      set?.secretKey,
      set?.ciphertext,
    ]);
    expect(serverSecret).toHaveLength(32);
    expect(clientSecret).toEqual(serverSecret);
  });

  it('gives another secret for every flipped byte, the same one each time, and no error', () => {
    const secrets = [0, 15, 500, 1087].map((place) => {
      const changed = withFlippedByte(run.ciphertext, place);
      expect(changed.filter((byte, index) => byte !== run.ciphertext[index])).toHaveLength(1);
      const secret = openCiphertext(run.decapsulationKey, changed);
      expect(secret).toHaveLength(32);
      expect(isSame(secret, run.serverSecret)).toBe(false);
      expect(openCiphertext(run.decapsulationKey, changed)).toEqual(secret);
      return secret.join();
    });
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  it('agrees with OpenSSL as the server, which encapsulates', () => {
    const { encapsulationKey, decapsulationKey } = run;
    const key = publicKeyOf('ml-kem-768', encapsulationKey);
    const { sharedKey, ciphertext } = encapsulate(key);
    expect(openCiphertext(decapsulationKey, new Uint8Array(ciphertext))).toEqual(new Uint8Array(sharedKey));
  });

  it('agrees with OpenSSL as the client, on the key of a seed and on what a changed ciphertext gives', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ml-kem-768');
    const ours = ml_kem768.keygen(new Uint8Array(privateKey.export({ format: 'raw-seed' })));
    expect(ours.publicKey).toEqual(new Uint8Array(publicKey.export({ format: 'raw-public' })));
    const { cipherText, sharedSecret } = ml_kem768.encapsulate(ours.publicKey);
    expect(new Uint8Array(decapsulate(privateKey, cipherText))).toEqual(sharedSecret);
    const changed = withFlippedByte(cipherText, 7);
    expect(openCiphertext(ours.secretKey, changed)).toEqual(new Uint8Array(decapsulate(privateKey, changed)));
  });
});

describe('R61.17: ML-DSA-65', () => {
  const message = 'Pay Bob 100 euros.';
  const run = signMessage(message);

  it('makes what the standard says, and the signature fits its message and no other', () => {
    const { verificationKey, signingKey, signature, isValid } = run;
    const set = setOf('ml-dsa-65');
    expect([verificationKey.length, signingKey.length, signature.length]).toEqual([
      set?.publicKey,
      set?.secretKey,
      set?.signature,
    ]);
    expect(isValid).toBe(true);
    expect(fits(verificationKey, 'Pay Bob 900 euros.', signature)).toBe(false);
    expect(fits(verificationKey, message, withFlippedByte(signature, 100))).toBe(false);
  });

  it('agrees with OpenSSL, which checks it', () => {
    const key = publicKeyOf('ml-dsa-65', run.verificationKey);
    expect(verify(null, Buffer.from(message), key, run.signature)).toBe(true);
    expect(verify(null, Buffer.from('Pay Bob 900 euros.'), key, run.signature)).toBe(false);
  });
});
