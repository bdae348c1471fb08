import type { MapPage } from '#src/model/schemas/pages/map.ts';

/** What the signs of the map mean, drawn as they are there. */
export function MapKey({ texts }: { texts: MapPage['everything']['key'] }) {
  return (
    <ul className="map-key">
      <li>
        <i data-sign="rung">4</i> {texts.tutorial}
      </li>
      <li>
        <i data-sign="thing" /> {texts.thing}
      </li>
      <li>
        <i data-sign="term" /> {texts.term}
      </li>
      <li>
        <i data-sign="road" /> {texts.road}
      </li>
    </ul>
  );
}
