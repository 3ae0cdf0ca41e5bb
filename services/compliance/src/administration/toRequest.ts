import type {
  ListedRequest,
  RequestLetter,
  RequestSummary,
  RequestTask,
  SubjectRequest,
} from '@yinyom/contracts/requests/subjectRequest';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { RequestFile } from '@yinyom/contracts/requests/requestFile';
import type { LetterMail } from '../letters/letterMail.store';
import type { OutlinedRequest, RequestRecord, StoredLetter, StoredTask } from '../register/RequestRecord';
import type { Seals } from '../register/seals';
import { openedEntry } from '../register/timeline';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const isUndone = ({ state }: Pick<StoredTask, 'state'>): boolean => state === 'open' || state === 'failed';
/** How many tasks keep a request from being completed. */
export const undoneTasks = ({ tasks }: Pick<OutlinedRequest, 'tasks'>): number =>
  tasks.filter(isUndone).length;

/** A request without anything personal. */
export const toSummary = (record: OutlinedRequest): RequestSummary => ({
  id: String(record._id),
  number: record.number,
  organization_id: record.organization_id,
  application_id: record.application_id,
  rights: record.rights,
  channel: record.channel,
  subject_kind: record.subject_kind,
  state: record.state,
  identity_level: record.identity_level,
  received_at: record.received_at.toISOString(),
  verified_at: iso(record.verified_at),
  due_at: record.due_at.toISOString(),
  extended_until: iso(record.extended_until),
  assigned_to:
    record.assigned_to === null ? null : { id: record.assigned_to, name: record.assigned_name ?? '' },
  closed_at: iso(record.closed_at),
  tasks_total: record.tasks.length,
  tasks_open: undoneTasks(record),
  purge_at: iso(record.purge_at),
  purged_at: iso(record.purged_at),
  etag: etagOf(record),
});

const toLetter = (
  {
    _id,
    body: _body,
    with_record: _withRecord,
    with_processing: _withProcessing,
    page,
    ...letter
  }: StoredLetter,
  mail: LetterMail | undefined,
): RequestLetter => ({
  ...letter,
  id: String(_id),
  created_at: letter.created_at.toISOString(),
  // Letters of earlier versions have no mail of their own.
  sent_at: iso(mail?.sent_at ?? letter.sent_at),
  mail: mail?.state ?? (letter.sent_at ? 'sent' : null),
  page: page && { expires_at: page.expires_at.toISOString(), views_left: page.views_left },
});

/** Shows requests with what is sealed in them opened. */
export const createToRequest = (seals: Seals) => {
  const opened = (record: RequestRecord, sealed: string | null): string =>
    sealed === null ? '' : seals.open(record, sealed);

  const toTask = (record: RequestRecord, task: StoredTask): RequestTask => ({
    id: String(task._id),
    system_name: task.system_name,
    owner_id: task.owner_id,
    owner_name: task.owner_name,
    state: task.state,
    due_at: task.due_at.toISOString(),
    note: opened(record, task.note),
    result: opened(record, task.result),
    done_at: iso(task.done_at),
    by_platform: task.by_platform ?? false,
  });

  return {
    toListed: (record: OutlinedRequest): ListedRequest => ({
      ...toSummary(record),
      person_name: record.personal === null ? null : seals.openPerson(record, record.personal).person.name,
    }),

    /** @param mails to the person */
    toWhole: (
      record: RequestRecord,
      mails: readonly LetterMail[],
      files: readonly RequestFile[],
    ): SubjectRequest => {
      const personal = record.personal === null ? null : seals.openPerson(record, record.personal);
      return {
        ...toSummary(record),
        person: personal?.person ?? null,
        representative: personal?.representative ?? null,
        answer_way: record.answer_way,
        language: record.language,
        details: personal?.details ?? '',
        consent_id: record.consent_id,
        reason: record.reason_code && {
          code: record.reason_code,
          explanation: opened(record, record.explanation),
        },
        result: opened(record, record.result),
        tasks: record.tasks.map((task) => toTask(record, task)),
        letters: record.letters.map((letter) =>
          toLetter(
            letter,
            mails.find(({ _id }) => _id === String(letter._id)),
          ),
        ),
        receipt_mail: mails.find(({ kind }) => kind === 'receipt')?.state ?? null,
        files: [...files],
        timeline: record.timeline.map((entry) => openedEntry(seals, record, entry)),
      };
    },
  };
};
export type ToRequest = ReturnType<typeof createToRequest>;
