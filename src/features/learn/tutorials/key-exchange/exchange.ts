import { ml_dsa65 } from '@noble/post-quantum/ml-dsa.js';
import { ml_kem768 } from '@noble/post-quantum/ml-kem.js';

/*
 * The schemes of FIPS 203 and FIPS 204 as published, with sizes in bytes from tables 3 and 2 there. Keys are drawn from the
 * random generator of browser or server, and are for showing alone.
 */

export interface KeyExchangeRun {
  /** 1,184 bytes, public. */
  encapsulationKey: Uint8Array;
  /** 2,400 bytes, secret. */
  decapsulationKey: Uint8Array;
  /** 1,088 bytes, public. */
  ciphertext: Uint8Array;
  /** 32 bytes: what the server has, and what the client has. */
  serverSecret: Uint8Array;
  clientSecret: Uint8Array;
}

/** One exchange of ML-KEM-768: the client makes a pair of keys, the server encapsulates, the client decapsulates. */
export function exchangeKeys(): KeyExchangeRun {
  const { publicKey, secretKey } = ml_kem768.keygen();
  const { cipherText, sharedSecret } = ml_kem768.encapsulate(publicKey);
  return {
    encapsulationKey: publicKey,
    decapsulationKey: secretKey,
    ciphertext: cipherText,
    serverSecret: sharedSecret,
    clientSecret: openCiphertext(secretKey, cipherText),
  };
}

/** The secret of 32 bytes that the client gets; of a changed ciphertext another one, and no error. */
export const openCiphertext = (decapsulationKey: Uint8Array, ciphertext: Uint8Array): Uint8Array =>
  ml_kem768.decapsulate(ciphertext, decapsulationKey);

export interface SignatureRun {
  /** 1,952 bytes, public. */
  verificationKey: Uint8Array;
  /** 4,032 bytes, secret. */
  signingKey: Uint8Array;
  /** 3,309 bytes, public. */
  signature: Uint8Array;
  isValid: boolean;
}

const bytesOf = (message: string) => new TextEncoder().encode(message);

/** A new key of ML-DSA-65, a message signed with it, and whether the signature fits. */
export function signMessage(message: string): SignatureRun {
  const { publicKey, secretKey } = ml_dsa65.keygen();
  const signature = ml_dsa65.sign(bytesOf(message), secretKey);
  return {
    verificationKey: publicKey,
    signingKey: secretKey,
    signature,
    isValid: fits(publicKey, message, signature),
  };
}

export const fits = (verificationKey: Uint8Array, message: string, signature: Uint8Array): boolean =>
  ml_dsa65.verify(signature, bytesOf(message), verificationKey);
