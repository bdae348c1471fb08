import { entryOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  /** As the entry calls it. */
  machine: string;
  /** The same in content/machines, where it is there. */
  machines?: readonly string[] | undefined;
}

/** A machine in the words of an entry, with links to those that have a page. */
export function MachineLinks({ machine, machines = [] }: Props) {
  return (
    <>
      {machine}
      {machines.map((id, index) => {
        const { maker, name } = entryOf('machines', id);
        return (
          <span key={id}>
            {index === 0 ? ' (' : ', '}
            <a href={urls.machine(id)}>{`${maker} ${name}`}</a>
            {index === machines.length - 1 ? ')' : ''}
          </span>
        );
      })}
    </>
  );
}
