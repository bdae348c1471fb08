import type { MapPage } from '#src/model/schemas/pages/map.ts';

/** What the signs of the map mean, drawn as they are there. */
export function MapKey({ texts }: { texts: MapPage['everything']['key'] }) {
  return (
    <ul className="map-key">
      <li>
        <i data-sign="rung">4</i>
        <span>{texts.tutorial}</span>
      </li>
      <li>
        <i data-sign="thing" />
        <span>{texts.thing}</span>
      </li>
      <li>
        <i data-sign="term" />
        <span>{texts.term}</span>
      </li>
      <li>
        <i data-sign="road" />
        <span>{texts.road}</span>
      </li>
    </ul>
  );
}
