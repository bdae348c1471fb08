import './path-wires.css';

interface Wire {
  level: string;
  /** For whom it is. */
  text?: string;
  stops: readonly { title: string; href: string }[];
}

interface Props {
  wires: readonly Wire[];
  /** Whether each wire counts its stops for itself; otherwise they are counted through. */
  apart?: boolean;
}

/** Ways through the site as a circuit: a wire for each level, a box for each stop, a meter at its end. */
export function PathWires({ wires, apart }: Props) {
  return (
    <ol className={apart ? 'path-wires path-wires-apart' : 'path-wires'}>
      {wires.map(({ level, text, stops }) => (
        <li key={level}>
          <h3>{level}</h3>
          {text ? <p>{text}</p> : null}
          <ol>
            {stops.map(({ title, href }) => (
              <li key={title}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ol>
          <Meter />
        </li>
      ))}
    </ol>
  );
}

function Meter() {
  return (
    <svg viewBox="0 0 36 26" width="36" height="26" aria-hidden className="path-meter">
      <rect x=".75" y=".75" width="34.5" height="24.5" rx="3" fill="var(--color-paper)" stroke="var(--color-ink-2)" />
      <path d="M9 18a9 9 0 0 1 18 0M18 18l7-9" fill="none" stroke="var(--color-ink-2)" strokeWidth="1.4" />
    </svg>
  );
}
