import { type Algorithm, SPEEDUP_SIZES } from '#src/model/schemas/algorithm.ts';

/** The place of a speedup among the five steps, from one to five. */
export function stepOf({ size }: Algorithm['gain']): number {
  return SPEEDUP_SIZES.indexOf(size) + 1;
}

/** A speedup as steps of five, pale where it is conditional, and in a word. */
export function SpeedupSteps({ gain }: Pick<Algorithm, 'gain'>) {
  return (
    <>
      <Steps gain={gain} />
      {gain.size}
      {gain.isConditional ? ', conditional' : null}
    </>
  );
}

/** The steps alone: what stands beside them says the word. */
export function Steps({ gain }: Pick<Algorithm, 'gain'>) {
  const style = { '--step': stepOf(gain) } as React.CSSProperties;
  return <i className={gain.isConditional ? 'steps pale' : 'steps'} style={style} />;
}
