import { lazy, Suspense } from 'react';
import { measuresAnything } from '#circuit/circuit/circuit.ts';
import { ResultTabs, StatePanel } from './Results.tsx';
import { SheetHandle } from './SheetHandle.tsx';
import type { LabParts } from './use-lab.ts';

const ShotsPanel = lazy(async () => ({ default: (await import('./ShotsPanel.tsx')).ShotsPanel }));

const TABS = [
  { id: 'state', label: 'State' },
  { id: 'shots', label: 'Shots' },
];

/** What the circuit does: its state at the cut, or what many runs read at its end. */
export function LabResults({ parts }: { parts: LabParts }) {
  const { lab, tab, setTab, snapshot, ideal, fault, shots, noise, sheet, setSheet } = parts;
  return (
    <section aria-label="Results" className="lab-results" data-sheet={sheet}>
      <SheetHandle sheet={sheet} onChange={setSheet} />
      <ResultTabs
        tabs={TABS}
        active={tab}
        cut={lab.cut}
        onChoose={(id) => {
          setTab(id);
          if (sheet === 'peek') setSheet('half');
        }}
      />
      <div role="tabpanel" id={`result-${tab}`} aria-labelledby={`result-${tab}-tab`}>
        {tab === 'state' ? (
          <StatePanel circuit={lab.circuit} snapshot={snapshot} ideal={ideal} fault={fault} noise={noise} />
        ) : (
          <Suspense fallback={null}>
            <ShotsPanel
              shots={shots.shots}
              fault={shots.fault}
              isRunning={shots.isRunning}
              number={parts.number}
              onNumber={parts.setNumber}
              onRun={parts.runShots}
              isMeasured={measuresAnything(lab.circuit)}
              noise={noise}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}
