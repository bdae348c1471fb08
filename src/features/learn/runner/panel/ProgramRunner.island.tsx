import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCopy } from '#src/design/use-copy.ts';
import { USUAL_PARAMETERS } from '../estimate-program.ts';
import { FILE_ENDINGS, LANGUAGE_NAMES, type Language } from '../language.ts';
import type { Problem } from '../run-program.ts';
import { CodeEditor, type EditorHandle } from './CodeEditor.tsx';
import { EstimateFindings } from './EstimateFindings.tsx';
import { FileActions } from './FileActions.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ProgramTabs } from './ProgramTabs.tsx';
import { PythonPanel } from './PythonPanel.tsx';
import { RunBar } from './RunBar.tsx';
import { RunFindings } from './RunFindings.tsx';
import { keyOf, useEditedProgram } from './use-edited-program.ts';
import { useProgramRun, useRunInView } from './use-program-run.ts';

interface Props {
  /** Number of the step that the program belongs to; there is one program a step. */
  step: number;
  /** Its tutorial, where programs of several tutorials are on one page. */
  tutorial?: { id: string; title: string } | undefined;
  language: Language;
  /** How often it runs unless the reader says otherwise. */
  shots: number;
  /** Address of the program's files on this site, without their endings. */
  file: string;
  engineBytes: number;
  /** The listing, colored at build. */
  listing?: ReactNode;
}

/** A program that runs in the page: read it, run it, change it, run it again. */
export function ProgramRunner({ step, tutorial, language, shots, file, engineBytes, listing: colored }: Props) {
  const id = tutorial ? `${tutorial.id}-step-${step}` : `step-${step}`;
  const title = tutorial ? `step ${step} of ${tutorial.title}` : `step ${step}`;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const ending = FILE_ENDINGS[language];
  const form = useRef<HTMLFormElement>(null);
  const editor = useRef<EditorHandle>(null);
  const { listing, version, source, change, reset } = useEditedProgram(file);
  const { state, report, before, run, estimate, stop, clear, isBusy } = useProgramRun();
  const { bar, findings } = useRunInView(state, editor);
  const { note, copy } = useCopy(source);
  const problems = state.phase === 'done' ? state.report.problems : [];

  const goTo = (place: Pick<Problem, 'line' | 'column'>) => {
    flushSync(() => change(source()));
    editor.current?.goTo(place);
  };
  const startAfresh = () => {
    if (isBusy) stop();
    reset();
    clear();
  };

  const main = (
    <div data-keeps={keyOf(file)} className="program-body">
      <FileActions
        fileName={`${name}.${ending}`}
        href={`${file}.${ending}`}
        changed={version?.text}
        copy={copy}
        note={note}
      />
      <div className="program-text">
        <div ref={listing} hidden={version !== undefined}>
          {colored}
        </div>
        {version === undefined ? null : (
          <CodeEditor
            ref={editor}
            text={version.text}
            language={language}
            onChange={change}
            onRun={() => form.current?.requestSubmit()}
            problems={problems}
            problemsId={`${id}-problems`}
            label={`Program of ${title}, ${LANGUAGE_NAMES[language]}`}
          />
        )}
      </div>
      <RunBar
        ref={bar}
        form={form}
        id={id}
        title={title}
        defaultShots={shots}
        state={state}
        version={version}
        onRun={(count) => run({ language, source: source(), shots: count, engineBytes })}
        onEstimate={
          language === 'qsharp'
            ? () => estimate({ source: source(), parameters: USUAL_PARAMETERS, engineBytes })
            : undefined
        }
        onStop={stop}
        onEdit={() => goTo({ line: 1, column: 1 })}
        onReset={startAfresh}
      >
        {problems.length > 0 ? <ProblemList id={`${id}-problems`} problems={problems} onGoTo={goTo} /> : null}
      </RunBar>
      {state.phase === 'estimated' && 'estimate' in state.answer ? (
        <EstimateFindings ref={findings} estimate={state.answer.estimate} />
      ) : report ? (
        <RunFindings ref={findings} report={report} before={before} language={language} isBusy={isBusy} />
      ) : null}
    </div>
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
