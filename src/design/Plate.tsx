interface Props {
  topic: string;
  /** Address of the sprite; the drawing is fetched once and shared by every page. */
  sprite: string;
  className?: string;
}

/** A topic's drawing. It takes its colors from the page, because `<use>` inherits custom properties. */
export function Plate({ topic, sprite, className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 320 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={`block bg-ill-bg ${className}`}
    >
      <use href={`${sprite}#${topic}`} />
    </svg>
  );
}
