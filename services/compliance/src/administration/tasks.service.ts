import type { BodyOf } from '@yinyom/contracts/endpoint';
import {
  lacksResult,
  type addRequestTask,
  type updateRequestTask,
} from '@yinyom/contracts/requests/requestTasks';
import { OWN_SYSTEM } from '@yinyom/contracts/requests/consentRecord';
import { MAX_TASKS } from '@yinyom/contracts/requests/subjectRequest';
import { AppError, conflict, invalidField, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import { taskDue } from '../register/firstTasks';
import type { RequestRecord, StoredEntry, StoredTask } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { changedTask, newTask } from '../register/tasks';
import { timelineEntry } from '../register/timeline';
import type { RequestAccess, Worker } from './requestAccess';

interface Deps {
  requests: RequestStore;
  seals: Seals;
  access: RequestAccess;
  now(): Date;
}

/** Several people and systems work on the tasks of one request at once; a change that meets another one is made again. */
const MOST_TRIES = 5;

/** A certificate names systems alone: what a person did under the platform's name would be read as its word. */
const hasNameOfPlatform = ({ system_name }: StoredTask): boolean =>
  system_name.trim().toLowerCase() === OWN_SYSTEM.toLowerCase();

/** What is to be done where, and what became of it. */
export const createTasksService = ({ requests, seals, access, now }: Deps) => {
  const entryOf = (
    { actor }: Worker,
    record: RequestRecord,
    kind: StoredEntry['kind'],
    text: string,
    task_state?: StoredTask['state'],
  ): StoredEntry =>
    timelineEntry(seals, record, { kind, by: actor, at: now(), text, ...(task_state && { task_state }) });

  const owner = async (organizationId: string, id: string | null) => {
    const person = id === null ? null : await access.assignee(organizationId, id);
    return { owner_id: person?.id ?? null, owner_name: person?.name ?? null };
  };

  /** Saves the tasks that a function makes of those that are there. @throws AppError 404, 409, 412 */
  const rewrite = async (
    first: RequestRecord,
    make: (record: RequestRecord) => { tasks: StoredTask[]; entry: StoredEntry },
  ): Promise<RequestRecord> => {
    let record: RequestRecord | null = first;
    for (let tries = 0; record && tries < MOST_TRIES; tries += 1) {
      const { tasks, entry } = make(record);
      try {
        return await access.save(record, { set: { tasks }, entries: [entry] });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error;
        record = await requests.find(String(record._id));
      }
    }
    throw record ? versionConflict() : notFound();
  };

  const pick = ({ tasks }: RequestRecord, id: string): StoredTask => {
    const found = tasks.find(({ _id }) => String(_id) === id);
    if (!found) throw notFound();
    return found;
  };

  /** The task that the platform does itself, among all; a new one where there is none. @throws AppError 409 request_full */
  const withOwn = (record: RequestRecord): { own: StoredTask; tasks: StoredTask[] } => {
    const found = record.tasks.find(({ by_platform }) => by_platform);
    if (found) return { own: found, tasks: record.tasks };
    if (record.tasks.length >= MAX_TASKS) throw conflict('request_full');
    const due_at = taskDue(record.due_at, record.received_at);
    const about = { system_name: OWN_SYSTEM, owner_id: null, owner_name: null, due_at, note: '' };
    const own = { ...newTask(seals, record, about), by_platform: true as const };
    return { own, tasks: [...record.tasks, own] };
  };

  /** A person who ends a task states what was done, or why nothing was: that proves the work. @throws AppError 422 */
  const checkResult = (
    { member }: Worker,
    record: RequestRecord,
    task: StoredTask,
    { state = task.state, result }: Pick<BodyOf<typeof updateRequestTask>, 'state' | 'result'>,
  ): void => {
    const said = { state, result: result ?? seals.open(record, task.result), by_platform: false };
    if (!member.key && lacksResult(said)) throw invalidField('result', 'required');
  };

  return {
    add: async (worker: Worker, record: RequestRecord, form: BodyOf<typeof addRequestTask>) => {
      const who = await owner(record.organization_id, form.owner_id);
      const due_at = form.due_at ? new Date(form.due_at) : taskDue(record.due_at, record.received_at);
      const { system_name, note } = form;
      return rewrite(record, (latest) => {
        if (latest.tasks.length >= MAX_TASKS) throw conflict('request_full');
        return {
          tasks: [...latest.tasks, newTask(seals, latest, { ...who, system_name, note, due_at })],
          entry: entryOf(worker, latest, 'task_added', system_name),
        };
      });
    },

    /**
     * @throws AppError 404; 409 state_not_allowed for what the platform alone says, of its own task or under its name; 422 where a person ends
     * a task without a result
     */
    update: async (
      worker: Worker,
      record: RequestRecord,
      taskId: string,
      { owner_id, due_at, ...form }: BodyOf<typeof updateRequestTask>,
    ) => {
      const who = owner_id === undefined ? {} : await owner(record.organization_id, owner_id);
      return rewrite(record, (latest) => {
        const task = pick(latest, taskId);
        const saysMore = form.state !== undefined || form.result !== undefined;
        if (task.by_platform ? saysMore : form.state === 'done' && hasNameOfPlatform(task))
          throw conflict('state_not_allowed');
        if (saysMore) checkResult(worker, latest, task, form);
        const changes = {
          ...who,
          ...(due_at !== undefined && { due_at: new Date(due_at) }),
          ...Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
        };
        const changed = changedTask(seals, latest, task, changes, now());
        return {
          tasks: latest.tasks.map((one) => (one === task ? changed : one)),
          entry: entryOf(worker, latest, 'task_changed', task.system_name, changed.state),
        };
      });
    },

    /**
     * Notes that a person confirmed the platform's own task, and keeps its place among the tasks. What cannot be undone follows only then.
     * @param seen revision that the person read
     * @throws AppError 409 request_closed, request_full; 412
     */
    confirmedForPlatform: async (worker: Worker, record: RequestRecord, seen: number) =>
      access.save(record, {
        seen,
        set: { tasks: withOwn(record).tasks },
        entries: [entryOf(worker, record, 'erasure_confirmed', OWN_SYSTEM)],
      }),

    /**
     * Notes that the platform did its own task.
     * @param erased records; 0, as after a crash, says nothing about how many there were
     * @throws AppError 412 once the request names another decision
     */
    doneByPlatform: async (worker: Worker, record: RequestRecord, erased: number) =>
      rewrite(record, (latest) => {
        if (latest.consent_id !== record.consent_id) throw versionConflict();
        const { own, tasks } = withOwn(latest);
        const result = erased > 0 ? { result: String(erased) } : {};
        const done = changedTask(seals, latest, own, { state: 'done', ...result }, now());
        return {
          tasks: tasks.map((one) => (one === own ? done : one)),
          entry: entryOf(worker, latest, 'task_changed', OWN_SYSTEM, done.state),
        };
      }),

    /** @throws AppError 409 conflict for a task that was done */
    remove: async (worker: Worker, record: RequestRecord, taskId: string) =>
      rewrite(record, (latest) => {
        const task = pick(latest, taskId);
        if (task.state !== 'open') throw conflict('conflict');
        return {
          tasks: latest.tasks.filter((one) => one !== task),
          entry: entryOf(worker, latest, 'task_removed', task.system_name),
        };
      }),
  };
};
export type TasksService = ReturnType<typeof createTasksService>;
