import { Exponents } from '#src/design/Exponents.tsx';
import { Section } from '#src/design/Section.tsx';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import './codes.css';
import { relativesOf } from './code-tree.ts';

/** Codes to look at next. */
export function CodeRelatives({ code, title }: { code: Entry<'codes'>; title: string }) {
  return (
    <Section id="relatives" title={title}>
      <ul className="code-relatives">
        {relativesOf(code, entriesOf('codes')).map(({ id, name, parameters, protects }) => (
          <li key={id}>
            <h3>
              <a href={urls.quantumCode(id)}>{name}</a>
            </h3>
            <p>
              <Exponents text={parameters} />
            </p>
            <p>{protects}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
