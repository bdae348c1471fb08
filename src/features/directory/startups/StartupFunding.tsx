import { Edition2024 } from '#src/design/Edition2024.tsx';
import { FigureMeta, FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { fundingText, type Raised, raisedBy, statedFunding } from './funding.ts';

interface Props {
  startup: Entry<'startups'>;
  references: PageReferences;
  /** How the amount itself is set. */
  amountClass?: string;
}

/** What a startup raised, and what that counts: its own total, the rounds of the table, or the 2024 edition's word. */
export function StartupFunding({ startup, references, amountClass }: Props) {
  const { edition2024 } = startup;
  const stated = statedFunding(startup);
  const raised = raisedBy(startup);
  if (stated) {
    const face = references.face(stated);
    return (
      <>
        <span className={amountClass}>
          <FigureValue face={face} />
        </span>{' '}
        <span className="text-xs">by its own account</span> <FigureMeta face={face} /> <Before value={edition2024} />
      </>
    );
  }
  if (raised.rounds === 0)
    return (
      <>
        <span className={amountClass}>{fundingText(startup)}</span> <span className="text-xs">we found no source</span>
      </>
    );
  return (
    <>
      <span className={amountClass}>{raised.text}</span> <RoundCount raised={raised} /> <Before value={edition2024} />
    </>
  );
}

function RoundCount({ raised: { rounds } }: { raised: Raised }) {
  return (
    <span className="text-xs">
      in {rounds === 1 ? 'one round' : `${rounds} rounds`} of <a href={urls.funding()}>our table</a>
    </span>
  );
}

function Before({ value }: { value: string }) {
  return (
    <span className="figure-meta">
      <Edition2024 value={value} />
    </span>
  );
}
