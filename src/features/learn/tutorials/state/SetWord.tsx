import type { ReactNode } from 'react';
import { checkSetting, type Playable, type Setting, writeSetting } from './playable.ts';

/** The component that makes words of a step set the picture beside it: `<Set k={2}>0.945 after two</Set>`. */
export function setWordOf(playable: Pick<Playable<unknown>, 'controls'>, step: string) {
  return ({ children, ...setting }: { children?: ReactNode } & Record<string, unknown>) => {
    checkSetting(playable, setting as Setting, `content/tutorials/${step}.mdx, <Set>`);
    return (
      <data className="set" value={writeSetting(setting as Setting)}>
        {children}
      </data>
    );
  };
}
