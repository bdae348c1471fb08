import { ByteList, type ByteRow } from './ByteList.tsx';
import { ExchangeFrame } from './ExchangeFrame.tsx';
import type { SignatureRun as Signed } from './exchange.ts';
import { ask } from './exchange-client.ts';
import { useExchange } from './use-exchange.ts';

export interface SignatureSizes {
  publicKey: number;
  secretKey: number;
  signature: number;
}

interface Found {
  run: Signed;
  message: string;
}

const MESSAGE = 'Pay Bob 100 euros.';
const CHANGED = 'Pay Bob 900 euros.';

async function sign() {
  const { found: run, milliseconds } = await ask('sign', { message: MESSAGE });
  const verdict = run.isValid ? 'The signature fits the message' : 'The signature does not fit';
  return { found: { run, message: MESSAGE }, status: `${verdict}, after ${Math.max(1, Math.round(milliseconds))} ms.` };
}

async function verify({ run, message }: Found) {
  const { verificationKey, signature } = run;
  const other = message === MESSAGE ? CHANGED : MESSAGE;
  const { found } = await ask('verify', { verificationKey, signature, message: other });
  const which = other === MESSAGE ? 'the message that was signed' : 'the changed message';
  return {
    found: { run, message: other },
    status: `The signature ${found.isValid ? 'fits' : 'does not fit'} ${which}.`,
  };
}

/** A message signed with ML-DSA-65, and the same signature under another message. */
export function SignatureRun({ sizes }: { sizes: SignatureSizes }) {
  const { found, isBusy, status, start } = useExchange<Found>();
  const message = found?.message ?? MESSAGE;
  const label = message === MESSAGE ? 'Change the message' : 'Put it back';
  return (
    <ExchangeFrame
      title="ML-DSA-65"
      note="signs a message. Whoever has the public key can check it."
      runLabel="Run the signature"
      onRun={() => start(sign)}
      change={found ? { label, onPress: () => start(() => verify(found)) } : undefined}
      isBusy={isBusy}
      status={status}
    >
      <p className="signed-message">
        Message: <code>{message}</code>
      </p>
      <ByteList rows={rowsOf(sizes, found?.run)} />
    </ExchangeFrame>
  );
}

function rowsOf({ publicKey, secretKey, signature }: SignatureSizes, run: Signed | undefined): ByteRow[] {
  return [
    {
      name: 'Public key',
      what: 'Everybody may have it; it checks signatures.',
      size: publicKey,
      bytes: run?.verificationKey,
    },
    {
      name: 'Private key',
      what: 'The signer alone has it; it makes signatures.',
      isSecret: true,
      size: secretKey,
      bytes: run?.signingKey,
    },
    {
      name: 'Signature',
      what: 'Sent along with the message, which anybody can read.',
      size: signature,
      bytes: run?.signature,
    },
  ];
}
