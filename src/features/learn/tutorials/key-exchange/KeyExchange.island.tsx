import { KemRun, type KemSizes } from './KemRun.tsx';
import { SignatureRun, type SignatureSizes } from './SignatureRun.tsx';
import './key-exchange.css';

export type KeyExchangeProps = { of: 'ml-kem-768'; sizes: KemSizes } | { of: 'ml-dsa-65'; sizes: SignatureSizes };

/** A scheme of the new standards that runs in the page; nothing of it is loaded before its "Run" is pressed. */
export function KeyExchange(props: KeyExchangeProps) {
  return props.of === 'ml-kem-768' ? <KemRun sizes={props.sizes} /> : <SignatureRun sizes={props.sizes} />;
}
