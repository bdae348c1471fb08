import { useEffect, useEffectEvent, useState } from 'react';
import { fragmentOf } from '#circuit/address/fragment.ts';
import { counted } from '#circuit/editing/edit.ts';
import type { Task } from '#circuit/task/task.ts';
import { readTaskAddress } from '#circuit/task/task-address.ts';
import { taskRecord } from '../saved/task-record.ts';
import { CopyLink } from './CopyLink.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';
import type { LabParts } from './use-lab.ts';

interface Props {
  /** The address of the task. */
  text: string;
  parts: LabParts;
}

/** A task that somebody has made and sent as a link, over the lab. That it is solved is kept nowhere: the answer is a link. */
export function TaskPanel({ text, parts }: Props) {
  const [task, setTask] = useState<Task>();
  const fail = useEffectEvent((fault: string) => parts.stored.fail(fault, fragmentOf({ kind: 'task', text })));
  useEffect(() => {
    let hasLeft = false;
    void readTaskAddress(text).then((read) => {
      if (hasLeft) return;
      if ('fault' in read) fail(read.fault);
      else setTask(read.task);
    });
    return () => {
      hasLeft = true;
    };
  }, [text]);

  if (!task) return <p className="lesson">The task is coming …</p>;
  const { count: authors } = task.best;
  return (
    <ProblemPanel
      problem={task}
      label="Task"
      kicker="A task from a link"
      best={`the author’s answer has ${counted(authors, 'gate')}`}
      praise={({ count }) =>
        ` with ${counted(count, 'gate')}${count === authors ? ', as many as the author' : `; the author has ${authors}`}`
      }
      record={taskRecord(text)}
      parts={parts}
      whenSolved={
        <CopyLink
          label="Copy my answer"
          said="Copied. Who opens the link sees your circuit."
          of={parts.lab.circuit}
          link={parts.stored.address}
        />
      }
    />
  );
}
