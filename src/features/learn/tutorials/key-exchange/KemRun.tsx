import { ByteList, type ByteRow } from './ByteList.tsx';
import { isSame, withFlippedByte } from './bytes.ts';
import { ExchangeFrame } from './ExchangeFrame.tsx';
import type { KeyExchangeRun } from './exchange.ts';
import { ask } from './exchange-client.ts';
import { useExchange } from './use-exchange.ts';

export interface KemSizes {
  publicKey: number;
  secretKey: number;
  ciphertext: number;
  sharedSecret: number;
}

/** The last exchange, and what became of its ciphertext with one byte changed. */
interface Found {
  run: KeyExchangeRun;
  changed?: { place: number; ciphertext: Uint8Array; secret: Uint8Array } | undefined;
}

/** Bytes that are shown at once: the changed one is among them. */
const IN_VIEW = 16;

async function exchange() {
  const { found: run, milliseconds } = await ask('exchange', {});
  const verdict = isSame(run.serverSecret, run.clientSecret)
    ? 'Both sides hold the same 32 bytes'
    : 'The two secrets differ';
  return { found: { run }, status: `${verdict}, after ${Math.max(1, Math.round(milliseconds))} ms.` };
}

async function flip(run: KeyExchangeRun) {
  const place = Math.floor(Math.random() * IN_VIEW);
  const ciphertext = withFlippedByte(run.ciphertext, place);
  const { found } = await ask('open', { decapsulationKey: run.decapsulationKey, ciphertext });
  const verdict = isSame(found.secret, run.serverSecret) ? 'the same secret' : 'another secret';
  return {
    found: { run, changed: { place, ciphertext, secret: found.secret } },
    status: `Byte ${place + 1} of the ciphertext was changed: the client gets ${verdict} and no error.`,
  };
}

/** One exchange of ML-KEM-768, with all that is made and sent. */
export function KemRun({ sizes }: { sizes: KemSizes }) {
  const { found, isBusy, status, start } = useExchange<Found>();
  const run = found?.run;
  return (
    <ExchangeFrame
      title="ML-KEM-768"
      note="agrees on a secret. Client and server are both in this page."
      runLabel="Run the key exchange"
      onRun={() => start(exchange)}
      change={run ? { label: 'Flip one byte of the ciphertext', onPress: () => start(() => flip(run)) } : undefined}
      isBusy={isBusy}
      status={status}
    >
      <ByteList rows={[...rowsOf(sizes, run), ...changedRows(sizes, found?.changed)]} />
    </ExchangeFrame>
  );
}

function rowsOf(
  { publicKey, secretKey, ciphertext, sharedSecret }: KemSizes,
  run: KeyExchangeRun | undefined,
): ByteRow[] {
  return [
    {
      name: 'Encapsulation key',
      what: 'The client makes it and sends it to the server.',
      size: publicKey,
      bytes: run?.encapsulationKey,
    },
    {
      name: 'Decapsulation key',
      what: 'Made with it; it never leaves the client.',
      isSecret: true,
      size: secretKey,
      bytes: run?.decapsulationKey,
    },
    {
      name: 'Ciphertext',
      what: 'The server makes it from the encapsulation key and its own random bits, and sends it back.',
      size: ciphertext,
      bytes: run?.ciphertext,
    },
    {
      name: 'The server’s secret',
      what: 'Made together with the ciphertext.',
      isSecret: true,
      size: sharedSecret,
      bytes: run?.serverSecret,
    },
    {
      name: 'The client’s secret',
      what: 'Taken out of the ciphertext with the decapsulation key.',
      isSecret: true,
      size: sharedSecret,
      bytes: run?.clientSecret,
    },
  ];
}

function changedRows({ ciphertext, sharedSecret }: KemSizes, changed: Found['changed']): ByteRow[] {
  if (!changed) return [];
  return [
    {
      name: 'Changed ciphertext',
      what: 'The same but for one bit in the marked byte.',
      size: ciphertext,
      bytes: changed.ciphertext,
      changed: changed.place,
    },
    {
      name: 'What the client gets of it',
      what: 'A secret that the server does not have.',
      isSecret: true,
      size: sharedSecret,
      bytes: changed.secret,
    },
  ];
}
