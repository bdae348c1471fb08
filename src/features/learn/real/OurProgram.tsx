import { fillIn } from '#src/charts/fill-in.ts';
import { Section } from '#src/design/Section.tsx';
import type { RunItPage } from '#src/model/schemas/pages/run-it.ts';
import { urls } from '#src/model/urls.ts';
import { LANGUAGE_NAMES } from '../runner/language.ts';
import { Listing } from '../runner/listing/Listing.tsx';
import type { Program } from '../runner/program-files.ts';

interface Props {
  texts: RunItPage['program'];
  program: Program;
  /** What opens its circuit in the lab. */
  lab: string;
}

/** One program of ours in two languages, with its files. */
export function OurProgram({ texts, program: { tutorial, name, source, python }, lab }: Props) {
  return (
    <Section id="program" title={texts.title} intro={texts.intro}>
      <div className="our-program">
        <figure>
          <figcaption>{LANGUAGE_NAMES.openqasm}</figcaption>
          <Listing source={source} language="openqasm" />
        </figure>
        <figure>
          <figcaption>Qiskit</figcaption>
          <Listing source={python} language="python" />
        </figure>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a href={texts.step.href}>{texts.step.label}</a>
        <a href={lab}>{texts.lab}</a>
        {['qasm', 'py'].map((ending) => (
          <a key={ending} href={urls.tutorialProgram(tutorial, `${name}.${ending}`)} download={`${name}.${ending}`}>
            {fillIn(texts.download, { file: `${name}.${ending}` })}
          </a>
        ))}
      </p>
    </Section>
  );
}
