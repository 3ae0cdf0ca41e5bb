import type { BodyOf } from '@yinyom/contracts/endpoint';
import type {
  answerSubjectRequest,
  completeSubjectRequest,
  rejectSubjectRequest,
} from '@yinyom/contracts/requests/closeRequests';
import { endOfDayAfter } from '@yinyom/contracts/requests/requestClock';
import { lacksResult } from '@yinyom/contracts/requests/requestTasks';
import { reasonsFor } from '@yinyom/contracts/requests/rights';
import { isOpen, mayFollow, type RequestState } from '@yinyom/contracts/requests/requestStates';
import { MAX_LETTERS, MAX_LETTERS_BYTES } from '@yinyom/contracts/requests/subjectRequest';
import { conflict, invalidField } from '@yinyom/service-kit/AppError';
import type { Letters } from '../letters/createLetters';
import type { RequestRecord, StoredTask } from '../register/RequestRecord';
import type { AnswerFiles } from '../request-files/answerFiles.service';
import type { RequestChange } from '../register/request.store';
import type { Seals } from '../register/seals';
import { timelineEntry } from '../register/timeline';
import type { SettingsStore } from '../settings/settings.store';
import { closingOf } from './closingOf';
import type { ProcessingExtract } from './processingExtract.service';
import type { RequestAccess, Worker } from './requestAccess';
import type { ConsentRecord } from './consentRecord.service';
import { createIdentityCheck } from './identityCheck';
import { undoneTasks } from './toRequest';

interface Deps {
  settings: Pick<SettingsStore, 'get'>;
  seals: Seals;
  access: RequestAccess;
  letters: Letters;
  attachments: Pick<AnswerFiles, 'attach'>;
  consentRecord: Pick<ConsentRecord, 'extract'>;
  processingExtract: Pick<ProcessingExtract, 'forLetter'>;
  now(): Date;
}

/** Rejects and completes requests. */
export const createCloseService = ({
  settings,
  seals,
  access,
  letters,
  attachments,
  consentRecord,
  processingExtract,
  now,
}: Deps) => {
  const close = async (
    { actor }: Worker,
    record: RequestRecord,
    state: Extract<RequestState, 'completed' | 'rejected'>,
    seen: number,
    set: RequestChange,
  ): Promise<RequestRecord> => {
    if (!isOpen(record.state)) throw conflict('request_closed');
    if (!mayFollow(record.state, state)) throw conflict('state_not_allowed');
    const at = now();
    const { keep_months, backup_days } = await settings.get(record.organization_id);
    const isErased = state === 'completed' && record.rights.includes('erasure');
    return access.save(record, {
      seen,
      set: {
        ...set,
        state,
        ...closingOf(at, keep_months),
        ...(isErased && { backups_until: endOfDayAfter(at, backup_days) }),
      },
      entries: [timelineEntry(seals, record, { kind: 'closed', by: actor, at, state })],
    });
  };

  const opened = (record: RequestRecord, { state, result, by_platform }: StoredTask) => ({
    state,
    by_platform: by_platform ?? false,
    result: seals.open(record, result),
  });

  /** A rejection needs no check: who asks may be the very reason. */
  const checkIdentity = createIdentityCheck(settings);

  return {
    /** @throws AppError 409, 412; 422 reason_not_for_right */
    reject: async (
      worker: Worker,
      record: RequestRecord,
      { reason, explanation, language }: BodyOf<typeof rejectSubjectRequest>,
      seen: number,
    ): Promise<RequestRecord> => {
      if (!reasonsFor(record.rights).includes(reason)) throw invalidField('reason', 'reason_not_for_right');
      const { member, actor } = worker;
      const letter = letters.make(
        record,
        member.organizationName,
        actor,
        { kind: 'rejection', reason, explanation },
        language,
      );
      await letter.post();
      const rejected = await close(worker, record, 'rejected', seen, {
        reason_code: reason,
        explanation: seals.seal(record, explanation),
        letters: [...record.letters, letter.stored],
      });
      await letter.send();
      return rejected;
    },

    /**
     * Makes the letter and mails its link; the request is completed by its own call.
     * @throws AppError 409 request_full for more letters, or longer ones, than a request takes, answer_files_gone; 409, 412, 422
     */
    answer: async (
      { member, actor }: Worker,
      record: RequestRecord,
      {
        letter_text: text,
        language,
        with_record,
        answer_files: files,
        ...wanted
      }: BodyOf<typeof answerSubjectRequest>,
      seen: number,
    ): Promise<RequestRecord> => {
      if (record.state === 'received') throw conflict('state_not_allowed');
      await checkIdentity(record);
      if (record.letters.length >= MAX_LETTERS) throw conflict('request_full');
      const lang = language ?? record.language;
      const extract = with_record ? await consentRecord.extract(record, lang) : undefined;
      const processing = await processingExtract.forLetter(member, record, lang, wanted);
      const about = {
        kind: 'answer' as const,
        text,
        ...(extract && { extract }),
        ...(processing && { processing }),
      };
      const made = letters.make(record, member.organizationName, actor, about, language);
      const bytes = [...record.letters, made.stored].reduce((sum, { body }) => sum + body.length, 0);
      if (bytes > MAX_LETTERS_BYTES) throw conflict('request_full');
      const answered = await attachments.attach(record, made.stored, files, async (letter, attached) => {
        await made.post();
        return access.save(record, {
          seen,
          set: {
            letters: [...record.letters, letter],
            ...(record.state === 'verified' && { state: 'in_progress' }),
          },
          entries: [
            timelineEntry(seals, record, { kind: 'letter_made', by: actor, at: now(), text: 'answer' }),
            ...attached,
          ],
        });
      });
      await made.send();
      return answered;
    },

    /** @throws AppError 409 tasks_open, task_results_missing, request_closed, state_not_allowed; 412 */
    complete: async (
      worker: Worker,
      record: RequestRecord,
      { result }: BodyOf<typeof completeSubjectRequest>,
      seen: number,
    ): Promise<RequestRecord> => {
      if (undoneTasks(record) > 0) throw conflict('tasks_open');
      if (!worker.member.key && record.tasks.some((task) => lacksResult(opened(record, task))))
        throw conflict('task_results_missing');
      if (isOpen(record.state) && record.state !== 'received') await checkIdentity(record);
      return close(worker, record, 'completed', seen, { result: seals.seal(record, result) });
    },
  };
};
export type CloseService = ReturnType<typeof createCloseService>;
