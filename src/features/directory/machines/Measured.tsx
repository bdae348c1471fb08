import './machine.css';
import { fillIn } from '#src/charts/fill-in.ts';
import { Section } from '#src/design/Section.tsx';
import { pastOf, Reported } from '#src/figures/FigureCard.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import { dateText, type PageReferences } from '#src/figures/page-references.ts';
import { type Figure, figuresOf } from '#src/model/figures.ts';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import { type Standing, standingOf } from './standing.ts';

interface Props {
  machine: Entry<'machines'>;
  references: PageReferences;
}

/** Each value of a machine with its date, its place among all machines and, on demand, how it was measured. */
export function Measured({ machine, references }: Props) {
  const figures = figuresOf(`machines/${machine.id}`);
  const ordered = figures.toSorted((a, b) => placeOf(a) - placeOf(b));
  return (
    <Section id="measured" title="What was measured">
      <ul className="measured border-t border-rule-strong">
        {ordered.map((figure, index) => (
          <Row
            key={figure.name}
            figure={figure}
            standing={standingOf(machine, figure)}
            references={references}
            isOpen={index === 0}
          />
        ))}
      </ul>
    </Section>
  );
}

/** What limits most programs comes first; what is known leads over what is not. */
function placeOf(figure: Figure): number {
  if (!isKnown(figure)) return 2;
  return figure.name === 'two-qubit-error' ? 0 : 1;
}

function isKnown({ values: [{ value }] }: Figure): boolean {
  return value !== undefined;
}

interface RowProps {
  figure: Figure;
  standing: Standing | undefined;
  references: PageReferences;
  isOpen: boolean;
}

function Row({ figure, standing, references, isOpen }: RowProps) {
  const [value] = figure.values;
  const { error, scope } = value;
  const kind = error ? `${error.kind[0]?.toUpperCase()}${error.kind.slice(1)}, ` : '';
  return (
    <li>
      <div>
        <h3>{figure.label}</h3>
        <p className={isKnown(figure) ? 'value' : undefined}>
          <FigureValue face={references.face(figure.id)} />
        </p>
        <p className="when">
          {`${kind}${dateText(value)}`}
          {value.reported ? (
            <>
              , <Reported value={value} />
            </>
          ) : null}
          <Past figure={figure} />
        </p>
      </div>
      {standing ? <Line standing={standing} label={figure.label} /> : <div />}
      {scope ? (
        <details className="how" open={isOpen}>
          <summary>How it was measured</summary>
          <p>{scope}</p>
        </details>
      ) : null}
    </li>
  );
}

/** One older value in words; of several, the way to where they are drawn. */
function Past({ figure }: { figure: Figure }) {
  const was = pastOf({ ...figure, absence: undefined });
  if (was.length < 2) return was.map(({ text }) => <span key={text}>{`, ${text}`}</span>);
  return (
    <>
      {', '}
      <a href={`#history-${figure.name}`}>{fillIn(pageOf('machines').history.earlier, { count: was.length })}</a>
    </>
  );
}

function Line({
  standing: { others, place, low, high, compares, words },
  label,
}: {
  standing: Standing;
  label: string;
}) {
  return (
    <div className="standing">
      <svg height="18" role="img" aria-label={`${label}: from ${low} to ${high}. ${words}`}>
        <line x2="100%" y1="9" y2="9" />
        {[...new Set(others.map(percent))].map((other) => (
          <circle key={other} cx={other} cy="9" r="3.5" />
        ))}
        <circle cx={percent(place)} cy="9" r="6" className={compares ? 'own' : 'own apart'} />
      </svg>
      <p aria-hidden className="ends">
        <span>{low}</span>
        <span>{high}</span>
      </p>
      <p aria-hidden className="words">
        {words}
      </p>
    </div>
  );
}

function percent(place: number): string {
  return `${Math.round(1000 * place) / 10}%`;
}
