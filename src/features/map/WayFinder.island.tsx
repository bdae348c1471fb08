import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { fetchJson } from '#src/base/fetch-json.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { MapPage } from '#src/model/schemas/pages/map.ts';
import { urls } from '#src/model/urls.ts';
import { findName, shortened } from './find-name.ts';
import { Ladder } from './Ladder.tsx';
import { NameField } from './NameField.tsx';
import { type LadderTutorial, nameInField, type Target } from './target.ts';

interface Props {
  texts: MapPage['ways'];
  /** All of the ladder, by their numbers. */
  tutorials: readonly LadderTutorial[];
  /** What the page shows at first. */
  example: Target;
}

/** What one needs for an entry that one names. The list of entries comes when somebody turns to the field. */
export function WayFinder({ texts, tutorials, example }: Props) {
  const [target, setTarget] = useState(example);
  const [targets, setTargets] = useState<readonly Target[]>();
  const [asked, setAsked] = useState<string>();
  const [said, setSaid] = useState('');
  const byName = useMemo(
    () => new Map(targets?.map((each) => [nameInField(each, texts.kinds), each])),
    [targets, texts.kinds],
  );
  const names = useMemo(() => [...byName.keys()], [byName]);

  function load() {
    if (targets) return;
    setSaid('');
    fetchJson<Target[]>(urls.mapWays()).then(setTargets, () => setSaid(texts.failed));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the island wakes
  useEffect(load, []);
  useLayoutEffect(() => setAsked(new URLSearchParams(location.search).get('for') ?? undefined), []);

  useEffect(() => {
    if (asked === undefined || !targets) return;
    setAsked(undefined);
    const found = byName.get(findName(asked, names) ?? '');
    setSaid(found || asked.trim() === '' ? '' : fillIn(texts.unknown, { name: shortened(asked) }));
    if (!found) return;
    setTarget(found);
    keepInAddress(nameInField(found, texts.kinds));
  }, [asked, targets, byName, names, texts]);

  // What this browser keeps of the tutorials is marked in the ladder that is now there.
  useEffect(() => {
    if (target !== example) dispatchEvent(new Event('storage'));
  }, [target, example]);

  function choose(typed: string) {
    setAsked(typed);
    load();
  }

  return (
    <div className="way-finder">
      <div>
        <NameField
          name="for"
          action={urls.map()}
          label={texts.field}
          show={texts.show}
          names={names}
          onChoose={choose}
        />
        <p className="mt-2 text-sm text-ink-2 noscript:hidden">{texts.hint}</p>
        <output className="way-said">{said}</output>
      </div>
      <div aria-live="polite">
        <Ladder key={target.href} target={target} tutorials={tutorials} texts={texts} />
      </div>
    </div>
  );
}

/** So that the way can be sent to somebody. */
function keepInAddress(name: string): void {
  const address = new URL(location.href);
  address.searchParams.set('for', name);
  history.replaceState(history.state, '', address);
}
