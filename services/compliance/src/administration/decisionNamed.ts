import { MAX_TASKS } from '@yinyom/contracts/requests/subjectRequest';
import { firstTasks } from '../register/firstTasks';
import type { RequestRecord } from '../register/RequestRecord';
import type { Seals } from '../register/seals';
import { changedTask } from '../register/tasks';

/**
 * A request that names another decision. What the platform erases itself is open again for it; without a decision it has nothing to erase, and
 * what it erased before stays noted.
 */
export const decisionNamed = (
  seals: Seals,
  record: RequestRecord,
  consent_id: string | null,
  rights: RequestRecord['rights'],
  at: Date,
): RequestRecord => {
  if (consent_id === record.consent_id) return record;
  const own = record.tasks.find(({ by_platform }) => by_platform);
  const others = record.tasks.filter((task) => task !== own);
  const again = (): RequestRecord['tasks'] => {
    if (consent_id === null) return own?.state === 'done' ? record.tasks : others;
    if (own) {
      const opened = changedTask(seals, record, own, { state: 'open', result: '' }, at);
      return record.tasks.map((task) => (task === own ? opened : task));
    }
    if (others.length >= MAX_TASKS) return others;
    const first = firstTasks(rights, {
      systems: [],
      withConsents: true,
      due: record.due_at,
      receivedAt: record.received_at,
      seal: (text) => seals.seal(record, text),
    });
    return [...first, ...others];
  };
  return { ...record, consent_id, tasks: again() };
};
