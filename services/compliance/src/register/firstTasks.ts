import { Types } from 'mongoose';
import { DAY_MS } from '@yinyom/contracts/durations';
import { OWN_SYSTEM } from '@yinyom/contracts/requests/consentRecord';
import type { SubjectRight } from '@yinyom/contracts/requests/rights';
import { TASK_DAYS_BEFORE_DUE } from '@yinyom/contracts/requests/requestTasks';
import type { StoredTask } from './RequestRecord';

/** When a task is due where nothing else is said: some days before the request, never before it was received. */
export const taskDue = (due: Date, receivedAt: Date): Date =>
  new Date(Math.max(receivedAt.getTime(), due.getTime() - TASK_DAYS_BEFORE_DUE * DAY_MS));

interface Erasure {
  systems: readonly string[];
  /** The person named a decision, whose record the platform erases itself. */
  withConsents: boolean;
  due: Date;
  receivedAt: Date;
  seal(text: string): string;
}

/** Tasks that a request begins with: one for each system of the organization and one of the platform, where data are to be erased. */
export const firstTasks = (
  rights: readonly SubjectRight[],
  { systems, withConsents, due, receivedAt, seal }: Erasure,
): StoredTask[] => {
  if (!rights.includes('erasure')) return [];
  const taskOf = (system_name: string): StoredTask => ({
    _id: new Types.ObjectId(),
    system_name,
    owner_id: null,
    owner_name: null,
    state: 'open',
    due_at: taskDue(due, receivedAt),
    note: seal(''),
    result: seal(''),
    done_at: null,
  });
  const own: StoredTask[] = withConsents ? [{ ...taskOf(OWN_SYSTEM), by_platform: true }] : [];
  return [...own, ...systems.map(taskOf)];
};
