import type { Lang, Role } from '@yinyom/contracts/constants';
import type { ClientOf } from '@yinyom/contracts/internal/internalContracts';
import type { RequestConsentRecord } from '@yinyom/contracts/requests/consentRecord';
import type { SubjectRight } from '@yinyom/contracts/requests/rights';
import { isOpen } from '@yinyom/contracts/requests/requestStates';
import { conflict, invalidField, notFound, versionConflict } from '@yinyom/service-kit/AppError';
import type { RecordExtract } from '@yinyom/texts/sentences/requestLetter';
import type { RequestRecord } from '../register/RequestRecord';
import type { SettingsStore } from '../settings/settings.store';
import { createIdentityCheck } from './identityCheck';
import type { Worker } from './requestAccess';
import type { TasksService } from './tasks.service';

/** What the consents service knows of the decision that a person named. */
export type SubjectRecordCalls = Pick<
  ClientOf<'consents'>,
  'decisionOwner' | 'ownDecisions' | 'eraseOwnDecisions'
>;

interface Deps {
  consents: SubjectRecordCalls;
  settings: Pick<SettingsStore, 'get'>;
  tasks: Pick<TasksService, 'confirmedForPlatform' | 'doneByPlatform'>;
}

/** Rights whose answer has a copy of the data. */
const OF_COPIES = new Set<SubjectRight>(['access', 'portability']);

/** What the platform itself has of a person: the decisions up to the one that the person named. */
export const createConsentRecordService = ({ consents, settings, tasks }: Deps) => {
  const checkIdentity = createIdentityCheck(settings);

  const read = async (
    { organization_id, consent_id }: RequestRecord,
    language: Lang,
    role?: Role,
  ): Promise<RequestConsentRecord | null> => {
    if (consent_id === null) return null;
    const owner = await consents.decisionOwner({ organization_id, consent_id });
    if (!owner) return null;
    const found = await consents.ownDecisions({
      organization_id,
      consent_id,
      language,
      ...(role !== undefined && { role }),
    });
    return found && { ...owner, ...found };
  };

  return {
    /** As the role of the reader may see decisions. @throws AppError 404 */
    read: async (record: RequestRecord, language: Lang, role: Role): Promise<RequestConsentRecord> => {
      const found = await read(record, language, role);
      if (!found) throw notFound();
      return found;
    },

    /** For the letter of an answer: it is the person's own record, so nothing in it is hidden. @throws AppError 422 */
    extract: async (record: RequestRecord, language: Lang): Promise<RecordExtract> => {
      if (!record.rights.some((right) => OF_COPIES.has(right)))
        throw invalidField('with_record', 'invalid_value');
      const found = await read(record, language);
      if (!found) throw invalidField('with_record', 'not_found');
      return { total: found.total, decisions: found.decisions };
    },

    /**
     * Erases, once a person confirmed it. That they did is in the timeline and the audit log before anything is erased; a crash after that
     * costs a second press. Where it was done before, nothing changes.
     * @param seen revision that the person read
     * @param note writes the audit log
     * @throws AppError 404, 409 request_closed, request_full, state_not_allowed, identity_not_checked; 412
     */
    erase: async (
      worker: Worker,
      record: RequestRecord,
      seen: number,
      note: (confirmed: RequestRecord) => Promise<void>,
    ): Promise<RequestRecord> => {
      const { organization_id, consent_id, rights, state, revision, tasks: all } = record;
      if (!isOpen(state)) throw conflict('request_closed');
      if (state === 'received' || !rights.includes('erasure')) throw conflict('state_not_allowed');
      if (revision !== seen) throw versionConflict();
      await checkIdentity(record);
      const decision = consent_id === null ? null : { organization_id, consent_id };
      const owner = decision && (await consents.decisionOwner(decision));
      if (!decision || !owner) throw notFound();
      const wasDone = all.some((task) => task.by_platform && task.state === 'done');
      if (wasDone && owner.erased) return record;
      const confirmed = await tasks.confirmedForPlatform(worker, record, seen);
      await note(confirmed);
      const done = await consents.eraseOwnDecisions(decision);
      if (!done) throw notFound();
      return tasks.doneByPlatform(worker, confirmed, done.erased);
    },
  };
};
export type ConsentRecord = ReturnType<typeof createConsentRecordService>;
