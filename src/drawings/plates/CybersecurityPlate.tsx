import { round } from '#src/base/svg-path.ts';

const quiet = 'var(--color-ill-3)';
const accent = 'var(--color-accent)';

/** BB84 key exchange, one column a photon: its polarisation, the receiver's basis, and the bit if the bases agree. */
export function CybersecurityPlate() {
  return (
    <>
      <path
        d={photonRounds.map((_, index) => `M${columnX(index)} 50v14`).join('')}
        stroke={quiet}
        strokeOpacity=".75"
        strokeDasharray="2 3"
      />
      <g strokeLinecap="round" strokeLinejoin="round">
        {photonRounds.map((photonRound, index) => (
          <PhotonColumn key={columnX(index)} x={columnX(index)} photonRound={photonRound} />
        ))}
      </g>
    </>
  );
}

function columnX(index: number): number {
  return round(19 + index * 31.4);
}

/** Half-arrows of both ends: the field of a linearly polarised wave swings to and fro. */
const swing = 'M-9 0H9M5-3.5 9 0 5 3.5M-5-3.5-9 0l4 3.5';
const basisSigns: Record<PhotonBasis, string> = {
  rectilinear: 'M0-8V8M-8 0H8',
  diagonal: 'M-6-6 6 6M6-6-6 6',
};

function PhotonColumn({ x, photonRound }: { x: number; photonRound: PhotonRound }) {
  const bit = siftedBit(photonRound);
  return (
    <g stroke={bit === null ? quiet : accent} strokeWidth={bit === null ? 1.4 : 1.8} transform={`translate(${x} 79)`}>
      <path d={swing} transform={`translate(0-47)rotate(${-polarisation(photonRound)})`} />
      <rect x="-11" y="-11" width="22" height="22" rx="3" fill="var(--color-surface)" />
      <path d={basisSigns[photonRound.measured]} />
      {bit === null ? <path d="M-4 35h8" strokeWidth="1" /> : <SiftedBit bit={bit} />}
    </g>
  );
}

function SiftedBit({ bit }: { bit: number }) {
  return (
    <text
      y={40}
      stroke="none"
      fill="var(--color-phase)"
      fontFamily="var(--font-serif)"
      fontSize="13"
      fontWeight="500"
      textAnchor="middle"
    >
      {bit}
    </text>
  );
}

type Bit = 0 | 1;
type PhotonBasis = 'rectilinear' | 'diagonal';

interface PhotonRound {
  readonly bit: Bit;
  readonly sent: PhotonBasis;
  readonly measured: PhotonBasis;
}

const sentBases = '+xx+x+xx++';
const measuredBases = '++xxx++x++';
const bits = '1010011001';

/** Ten rounds of the key exchange of Bennett and Brassard (1984, "BB84"). */
export const photonRounds: readonly PhotonRound[] = Array.from(bits, (bit, index) => ({
  bit: bit === '1' ? 1 : 0,
  sent: basis(sentBases[index]),
  measured: basis(measuredBases[index]),
}));

function basis(sign: string | undefined): PhotonBasis {
  return sign === 'x' ? 'diagonal' : 'rectilinear';
}

/** Sifting: a bit is kept when both sides happened to choose the same basis, and dropped otherwise. */
export function siftedBit({ bit, sent, measured }: PhotonRound): Bit | null {
  return sent === measured ? bit : null;
}

/** Polarisation of the sent photon in degrees from the horizontal: 0 or 90 for +, −45 or 45 for ×. */
export function polarisation({ bit, sent }: PhotonRound): number {
  if (sent === 'rectilinear') return bit === 1 ? 90 : 0;
  return bit === 1 ? 45 : -45;
}
