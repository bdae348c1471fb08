import { type ReactNode, useRef, useState } from 'react';
import { FILE_ENDINGS, LANGUAGE_NAMES, type Language } from '../language.ts';
import type { Problem } from '../run-program.ts';
import { CodeEditor, offsetOf } from './CodeEditor.tsx';
import { FileActions } from './FileActions.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ProgramTabs } from './ProgramTabs.tsx';
import { PythonPanel } from './PythonPanel.tsx';
import { RunControls } from './RunControls.tsx';
import { RunOutput } from './RunOutput.tsx';
import { useProgramRun } from './use-program-run.ts';

interface Props {
  /** Number of the step that the program belongs to; there is one program a step. */
  step: number;
  /** Its tutorial, where programs of several tutorials stand on one page. */
  tutorial?: { id: string; title: string } | undefined;
  language: Language;
  /** How often it runs unless the reader says otherwise. */
  shots: number;
  /** Address of the program's files on this site, without their endings. */
  file: string;
  engineBytes: number;
  /** The listing, coloured at build. */
  listing?: ReactNode;
}

/** A program that runs in the page: read it, run it, change it, run it again. The text is taken from its listing. */
export function ProgramRunner({ step, tutorial, language, shots, file, engineBytes, listing: coloured }: Props) {
  const id = tutorial ? `${tutorial.id}-step-${step}` : `step-${step}`;
  const title = tutorial ? `step ${step} of ${tutorial.title}` : `step ${step}`;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const ending = FILE_ENDINGS[language];
  const listing = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLTextAreaElement>(null);
  const [edited, setEdited] = useState<string>();
  const { state, run, stop, clear, isBusy } = useProgramRun();

  const source = () => edited ?? listing.current?.querySelector('code')?.textContent ?? '';
  const problems = state.phase === 'done' ? state.report.problems : [];
  const goTo = (problem: Problem) => {
    setEdited(source());
    // The editor may only appear with the next paint.
    requestAnimationFrame(() => {
      const offset = offsetOf(editor.current?.value ?? '', problem);
      editor.current?.focus();
      editor.current?.setSelectionRange(offset, offset);
    });
  };
  const reset = () => {
    if (isBusy) stop();
    setEdited(undefined);
    clear();
  };

  const main = (
    <>
      <FileActions fileName={`${name}.${ending}`} href={`${file}.${ending}`} text={source} changed={edited} />
      <div ref={listing} hidden={edited !== undefined}>
        {coloured}
      </div>
      {edited === undefined ? null : (
        <CodeEditor
          ref={editor}
          text={edited}
          onChange={setEdited}
          problems={problems}
          problemsId={`${id}-problems`}
          label={`Program of ${title}, ${LANGUAGE_NAMES[language]}`}
        />
      )}
      <RunControls
        id={id}
        title={title}
        defaultShots={shots}
        isBusy={isBusy}
        isEdited={edited !== undefined}
        onRun={(count) => run({ language, source: source(), shots: count, engineBytes })}
        onStop={stop}
        onEdit={() => setEdited(source())}
        onReset={reset}
      />
      <RunOutput state={state}>
        {problems.length > 0 ? <ProblemList id={`${id}-problems`} problems={problems} onGoTo={goTo} /> : null}
      </RunOutput>
    </>
  );
  return (
    <ProgramTabs
      label={`Program of ${title}`}
      panels={[
        { id: `${id}-program`, label: LANGUAGE_NAMES[language], content: () => main },
        {
          id: `${id}-qiskit`,
          label: 'Qiskit (Python)',
          content: (isOpen) => <PythonPanel url={`${file}.py`} fileName={`${name}.py`} isOpen={isOpen} />,
        },
      ]}
    />
  );
}
