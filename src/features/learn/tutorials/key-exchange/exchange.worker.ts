import { exchangeKeys, fits, openCiphertext, signMessage } from './exchange.ts';
import type { ExchangeAnswer, ExchangeKind, ExchangeRequest, Exchanges } from './exchange-messages.ts';

/** The schemes, off the page's main thread; their script is loaded by the first "Run" and by nothing else. */
addEventListener('message', ({ data }: MessageEvent<ExchangeRequest>) => {
  const started = performance.now();
  const found = answer(data);
  postMessage({ id: data.id, found, milliseconds: performance.now() - started } satisfies ExchangeAnswer);
});

function answer(request: ExchangeRequest): Exchanges[ExchangeKind]['answers'] {
  switch (request.kind) {
    case 'exchange':
      return exchangeKeys();
    case 'open':
      return { secret: openCiphertext(request.decapsulationKey, request.ciphertext) };
    case 'sign':
      return signMessage(request.message);
    case 'verify':
      return { isValid: fits(request.verificationKey, request.message, request.signature) };
  }
}
