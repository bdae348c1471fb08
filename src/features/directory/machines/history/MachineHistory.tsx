import './history.css';
import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import { HistoryKey } from './HistoryKey.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { historiesOf } from './history.ts';

interface Props {
  machine: Entry<'machines'>;
  references: PageReferences;
}

/** Each figure of a machine that changed, or that was promised, as a line of steps; nothing where no figure did. */
export function MachineHistory({ machine, references }: Props) {
  const histories = historiesOf(machine);
  if (histories.length === 0) return null;
  const texts = pageOf('machines').history;
  return (
    <Section id="history" title={texts.title} intro={texts.intro}>
      <HistoryKey histories={histories} texts={texts} />
      <div className="history-panels">
        {histories.map((history) => (
          <HistoryPanel key={history.figure.name} history={history} texts={texts} references={references} />
        ))}
      </div>
    </Section>
  );
}
