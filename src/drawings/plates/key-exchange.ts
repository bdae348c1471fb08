type Bit = 0 | 1;
export type PhotonBasis = 'rectilinear' | 'diagonal';

export interface PhotonRound {
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
