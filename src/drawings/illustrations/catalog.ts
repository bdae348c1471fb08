import type { ReactNode } from 'react';
import type { IllustrationName } from '#src/model/illustration-names.ts';
import {
  DilutionRefrigerator,
  refrigeratorDescription,
  refrigeratorLabels,
  refrigeratorWidth,
} from '../DilutionRefrigerator.tsx';
import { IonTrap, ionTrapDescription, ionTrapLabels } from '../IonTrap.tsx';
import { ModularCryostat, modularCryostatDescription, modularCryostatLabels } from '../ModularCryostat.tsx';
import { NeutralAtomArray, neutralAtomDescription, neutralAtomLabels } from '../NeutralAtomArray.tsx';
import { PhotonicChip, photonicChipDescription, photonicChipLabels } from '../PhotonicChip.tsx';
import { type IllustrationLabel, sheetWidth } from './parts.tsx';

export interface IllustrationEntry {
  readonly Drawing: () => ReactNode;
  readonly description: string;
  readonly labels: readonly IllustrationLabel[];
  /** Of the sheet, in drawing units; all are `sheetHeight` high. */
  readonly width: number;
}

/** The illustrations that are files of their own, by file name. */
export const illustrations: Readonly<Record<IllustrationName, IllustrationEntry>> = {
  'dilution-refrigerator': {
    Drawing: DilutionRefrigerator,
    description: refrigeratorDescription,
    labels: refrigeratorLabels,
    width: refrigeratorWidth,
  },
  'ion-trap': { Drawing: IonTrap, description: ionTrapDescription, labels: ionTrapLabels, width: sheetWidth },
  'modular-cryostat': {
    Drawing: ModularCryostat,
    description: modularCryostatDescription,
    labels: modularCryostatLabels,
    width: sheetWidth,
  },
  'neutral-atom-array': {
    Drawing: NeutralAtomArray,
    description: neutralAtomDescription,
    labels: neutralAtomLabels,
    width: sheetWidth,
  },
  'photonic-chip': {
    Drawing: PhotonicChip,
    description: photonicChipDescription,
    labels: photonicChipLabels,
    width: sheetWidth,
  },
};
