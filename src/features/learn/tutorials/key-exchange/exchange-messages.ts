import type { KeyExchangeRun, SignatureRun } from './exchange.ts';

/** What the worker is asked for, and what it answers to each. */
export interface Exchanges {
  exchange: { asks: object; answers: KeyExchangeRun };
  open: { asks: { decapsulationKey: Uint8Array; ciphertext: Uint8Array }; answers: { secret: Uint8Array } };
  sign: { asks: { message: string }; answers: SignatureRun };
  verify: {
    asks: { verificationKey: Uint8Array; message: string; signature: Uint8Array };
    answers: { isValid: boolean };
  };
}

export type ExchangeKind = keyof Exchanges;

export type ExchangeRequest = { [K in ExchangeKind]: { kind: K; id: number } & Exchanges[K]['asks'] }[ExchangeKind];

export interface ExchangeAnswer<K extends ExchangeKind = ExchangeKind> {
  id: number;
  found: Exchanges[K]['answers'];
  /** Of the calculation alone, without loading. */
  milliseconds: number;
}
