import type { APIRoute, GetStaticPaths } from 'astro';
import { taskEntry } from '#src/features/learn/tasks/load-tasks.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';

export const getStaticPaths = (() =>
  entriesOf('tasks').map((task) => ({ params: { task: task.id }, props: { task } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ task: Entry<'tasks'> }> = ({ props }) => Response.json(taskEntry(props.task));
