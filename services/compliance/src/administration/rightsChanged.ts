import { dueAt } from '@yinyom/contracts/requests/requestClock';
import { MAX_TASKS } from '@yinyom/contracts/requests/subjectRequest';
import { firstTasks } from '../register/firstTasks';
import type { StartRules } from '../register/newRequest';
import type { RequestRecord } from '../register/RequestRecord';
import type { RequestChange } from '../register/request.store';
import type { Seals } from '../register/seals';

/**
 * What other rights entail: another end where they have another one, and the tasks of an erasure that was not asked for before, one for each
 * system that has none, as far as there is room for them.
 */
export const rightsChanged = (
  seals: Seals,
  record: RequestRecord,
  rights: RequestRecord['rights'],
  { answer_days, systems }: StartRules,
): RequestChange => {
  const due = dueAt(record.received_at, rights, answer_days);
  const known = new Set(record.tasks.map(({ system_name }) => system_name));
  const withConsents =
    record.consent_id !== null &&
    record.tasks.length < MAX_TASKS &&
    !record.tasks.some(({ by_platform }) => by_platform);
  const room = MAX_TASKS - record.tasks.length - Number(withConsents);
  const lacking = systems.filter((system) => !known.has(system)).slice(0, Math.max(0, room));
  const added = record.rights.includes('erasure')
    ? []
    : firstTasks(rights, {
        systems: lacking,
        withConsents,
        due,
        receivedAt: record.received_at,
        seal: (text) => seals.seal(record, text),
      });
  return {
    rights,
    ...(due.getTime() !== record.due_at.getTime() && { due_at: due }),
    ...(added.length > 0 && { tasks: [...record.tasks, ...added] }),
  };
};
