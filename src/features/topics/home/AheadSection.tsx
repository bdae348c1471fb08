import type { ReactNode } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { MoreLink } from '#src/design/Button.tsx';
import { MachinesPicture } from '#src/features/directory/machines/MachinesPicture.tsx';
import { type MeasuredMachine, placedMachines } from '#src/features/directory/machines/placed-machines.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';
import { whoIsAhead } from './ahead.ts';
import { filledWith } from './filled-with.tsx';

/** Who is ahead, in a sentence and in the picture of all machines. */
export function AheadSection({ texts }: { texts: HomePage['ahead'] }) {
  const machines = placedMachines();
  const ahead = whoIsAhead(machines);
  return (
    <section id="ahead" aria-labelledby="ahead-title" className="py-(--section-space)">
      <div className="wrap grid gap-x-16 gap-y-8 nav:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
        <div>
          <h2 id="ahead-title" className="text-2xl">
            {texts.title}
          </h2>
          {ahead ? (
            <>
              <p className="mt-4 font-serif text-lg">
                {filledWith(ahead.large ? texts.two : texts.one, {
                  ...namesOf('least', ahead.least),
                  ...(ahead.large ? namesOf('large', ahead.large) : {}),
                })}
              </p>
              <p className="mt-4 text-sm text-ink-2">
                {ahead.kindsDiffer ? `${texts.kinds} ` : ''}
                {fillIn(texts.unknown, { count: ahead.withoutError, total: ahead.gateMachines })}
              </p>
            </>
          ) : null}
          <p className="mt-5">
            <MoreLink href={urls.machines()}>{fillIn(texts.all, { count: machines.length })}</MoreLink>
          </p>
        </div>
        <MachinesPicture />
      </div>
    </section>
  );
}

/** "{least}", "{leastError}" and "{leastQubits}" in a sentence; the machine leads to its page. */
function namesOf(role: 'least' | 'large', { id, name, error, qubits }: MeasuredMachine): Record<string, ReactNode> {
  return {
    [role]: <a href={urls.machine(id)}>{name}</a>,
    [`${role}Error`]: <b className="font-semibold">{error.text}</b>,
    [`${role}Qubits`]: whole(qubits),
  };
}
