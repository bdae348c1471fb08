import { AmplitudeBars } from '#src/features/learn/tutorials/pictures/AmplitudeBars.tsx';
import { noisyBellPair } from './first-quantum-circuit-theory.ts';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  'add-noise': (
    <AmplitudeBars
      bars={(['00', '01', '10', '11'] as const).map((state) => ({ state, value: noisyBellPair(0.01, 0.02)[state] }))}
      digits={4}
      label="00 and 11 have probability 0.4781 each, 01 and 10 have 0.0219 each."
    />
  ),
};
