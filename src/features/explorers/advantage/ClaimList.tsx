import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import { urls } from '#src/model/urls.ts';
import './advantage.css';
import type { Claim } from './claim.ts';
import { StandingWord } from './StandingWord.tsx';

interface Props {
  id: string;
  title: string;
  claims: readonly Claim[];
  standings: QuantumAdvantagePage['standings'];
}

/** A few claims with what is left of them; nothing where there are none. */
export function ClaimList({ id, title, claims, standings }: Props) {
  if (claims.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="claim-list">
        {claims.map((claim) => (
          <li key={claim.id}>
            <h3>
              <a href={urls.advantageClaim(claim.id)}>{claim.title}</a>
            </h3>
            <p>{`${claim.who}, ${formatPartial(claim.date)}`}</p>
            <p>
              <StandingWord standing={claim.standing} standings={standings} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
