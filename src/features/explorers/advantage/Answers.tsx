import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import { AloneBar } from './AloneBar.tsx';
import { answerAnchor } from './answer-anchor.ts';
import type { Claim } from './claim.ts';
import { isBeforeClaim } from './time-to-answer.ts';

interface Props {
  claim: Claim;
  page: QuantumAdvantagePage;
  references: PageReferences;
}

/** The bar of a claim, and its answers in order of date with their sources. */
export function Answers({ claim, page, references }: Props) {
  const { answers } = claim;
  const { entry } = page;
  return (
    <Section id="answers" title={entry.answers} intro={answers.length === 0 ? entry.noAnswers : undefined}>
      <AloneBar claim={claim} page={page} />
      {answers.length > 0 ? (
        <ol className="claim-answers">
          {answers.map((answer, index) => (
            <li key={answerAnchor(index)} id={answerAnchor(index)}>
              <p className="when">
                <time dateTime={answer.date}>{formatPartial(answer.date)}</time>
                {isBeforeClaim(answer, claim) ? `, ${entry.before}` : null}
                {answer.reported ? `, ${entry.reportedAnswer}` : null}
              </p>
              <div>
                <h3>{answer.who}</h3>
                <p>{answer.what}</p>
                <EntrySources sources={answer.sources} references={references} />
              </div>
            </li>
          ))}
        </ol>
      ) : null}
    </Section>
  );
}
