import { Types } from 'mongoose';
import type { RequestRecord, StoredTask } from './RequestRecord';
import type { Seals } from './seals';

type Owner = Pick<RequestRecord, '_id' | 'organization_id'>;

/** What a task says in words is sealed for its request. */
export interface TaskWords {
  note?: string | undefined;
  result?: string | undefined;
}

/** A task that nobody has worked on. */
export const newTask = (
  seals: Seals,
  request: Owner,
  task: Pick<StoredTask, 'system_name' | 'owner_id' | 'owner_name' | 'due_at'> & { note: string },
): StoredTask => ({
  ...task,
  _id: new Types.ObjectId(),
  state: 'open',
  note: seals.seal(request, task.note),
  result: seals.seal(request, ''),
  done_at: null,
});

/** A task with some of it changed; `done_at` follows the state. */
export const changedTask = (
  seals: Seals,
  request: Owner,
  task: StoredTask,
  {
    note,
    result,
    ...fields
  }: TaskWords & Partial<Pick<StoredTask, 'owner_id' | 'owner_name' | 'due_at' | 'state'>>,
  at: Date,
): StoredTask => {
  const state = fields.state ?? task.state;
  return {
    ...task,
    ...fields,
    ...(note !== undefined && { note: seals.seal(request, note) }),
    ...(result !== undefined && { result: seals.seal(request, result) }),
    done_at: state === 'done' ? (task.done_at ?? at) : null,
  };
};
