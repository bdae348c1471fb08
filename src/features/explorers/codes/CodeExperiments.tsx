import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { CodesPage } from '#src/model/schemas/pages/codes.ts';
import { urls } from '#src/model/urls.ts';
import './codes.css';
import { experimentsWith } from './experiments.ts';

interface Props {
  code: Entry<'codes'>;
  texts: CodesPage['entry']['experiments'];
}

/** Who has run a code, the newest first. */
export function CodeExperiments({ code, texts }: Props) {
  const experiments = experimentsWith(code.id);
  const all = (
    <a href={urls.logicalExperiments()} className="text-sm">
      {texts.all}
    </a>
  );
  return (
    <Section id="experiments" title={texts.title} intro={experiments.length > 0 ? undefined : texts.none} action={all}>
      {experiments.length > 0 ? (
        <ul className="code-experiments">
          {experiments.map(({ id, date, title, group, reported }) => (
            <li key={id}>
              <span>{formatPartial(date)}</span>
              <a href={urls.logicalExperiment(id)}>{title}</a>
              <small>
                {group}
                {reported ? ', reported' : ''}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
