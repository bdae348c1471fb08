import { useEffectEvent, useLayoutEffect } from 'react';

/** Hears what the address says of a playground: as its script comes, and whenever the fragment changes. */
export function useFragment<Said>(read: (fragment: string) => Said | undefined, onSaid: (said: Said) => void): void {
  const follow = useEffectEvent(() => {
    const said = read(location.hash);
    if (said) onSaid(said);
  });
  useLayoutEffect(() => {
    const onChange = () => follow();
    onChange();
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
}
