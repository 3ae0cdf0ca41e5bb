import {
  answerSubjectRequest,
  completeSubjectRequest,
  rejectSubjectRequest,
} from '@yinyom/contracts/requests/closeRequests';
import { eraseRequestConsents, getRequestConsentRecord } from '@yinyom/contracts/requests/consentRecord';
import {
  addRequestNote,
  assignSubjectRequest,
  createSubjectRequest,
  updateSubjectRequest,
} from '@yinyom/contracts/requests/editRequests';
import { getRequestProcessingExtract } from '@yinyom/contracts/requests/processingExtract';
import {
  getSubjectRequest,
  getSubjectRequestFigures,
  listOfficers,
  listSubjectRequests,
} from '@yinyom/contracts/requests/readRequests';
import {
  addRequestTask,
  removeRequestTask,
  updateRequestTask,
} from '@yinyom/contracts/requests/requestTasks';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import { requiredRevision, seenRevision, setEtag } from '@yinyom/service-kit/http/ifMatch';
import type { Call, RouteBinder } from '@yinyom/service-kit/http/route';
import type { RequestRecord } from '../register/RequestRecord';
import type { LetterMailStore } from '../letters/letterMail.store';
import type { RequestFiles } from '../request-files/requestFiles.service';
import type { RequestStore } from '../register/request.store';
import type { CloseService } from './close.service';
import type { ConsentRecord } from './consentRecord.service';
import type { EditService } from './edit.service';
import { mayReadConsents } from '../register/mayReadConsents';
import type { ProcessingExtract } from './processingExtract.service';
import type { ReadService } from './read.service';
import type { RequestAccess, Worker } from './requestAccess';
import type { TasksService } from './tasks.service';
import { toSummary, type ToRequest } from './toRequest';

interface Deps {
  requests: RequestStore;
  letterMails: Pick<LetterMailStore, 'ofRequest'>;
  files: Pick<RequestFiles, 'list'>;
  show: ToRequest;
  access: RequestAccess;
  read: ReadService;
  edit: EditService;
  tasks: TasksService;
  close: CloseService;
  consentRecord: ConsentRecord;
  processingExtract: ProcessingExtract;
  auditor: Auditor;
}

/** What handlers use of a call about one request. */
type OneCall = Pick<Call<AnyEndpoint>, 'member' | 'context' | 'res'> & { params: { id: string } };

/** Requests of data subjects, for Admins and officers. Each opening and each change is in the audit log, without the person. */
export const bindRequestRoutes = (bind: RouteBinder, deps: Deps): void => {
  const { requests, letterMails, files, show, access, read, edit, tasks, close } = deps;
  const { consentRecord, processingExtract, auditor } = deps;

  /** @throws AppError 401, 403, 404 */
  const open = async (call: OneCall): Promise<{ record: RequestRecord; worker: Worker }> => {
    const { owned, member } = await openOwned(call, await requests.find(call.params.id));
    return { record: owned, worker: await access.worker(call.context, member) };
  };
  const note = ({ context }: OneCall, { member }: Worker, action: AuditAction, record: RequestRecord) =>
    auditor.done(context, member, {
      action,
      target: { type: 'subject_request', id: String(record._id), label: record.number },
    });
  const whole = async (call: OneCall, record: RequestRecord) => {
    setEtag(call.res, record);
    const mayHaveMails = record.letters.length > 0 || record.channel === 'form';
    const sent = mayHaveMails ? await letterMails.ofRequest(String(record._id)) : [];
    return show.toWhole(record, sent, await files.list(record));
  };

  bind(listSubjectRequests, async ({ member, params, query }) =>
    read.list((await member(params.id)).organizationId, query),
  );
  bind(listOfficers, async ({ member, params }) => ({
    officers: await access.officers((await member(params.id)).organizationId),
  }));
  bind(getSubjectRequestFigures, async ({ member, params, query }) =>
    read.figures((await member(params.id)).organizationId, query),
  );

  bind(createSubjectRequest, async (call) => {
    const worker = await access.worker(call.context, await call.member(call.params.id));
    const record = await edit.create(worker, call.body);
    await note(call, worker, 'request.created', record);
    return toSummary(record);
  });

  bind(getSubjectRequest, async (call) => {
    const { record, worker } = await open(call);
    await note(call, worker, 'request.opened', record);
    return whole(call, record);
  });

  bind(updateSubjectRequest, async (call) => {
    const { record, worker } = await open(call);
    const changed = await edit.update(worker, record, call.body, requiredRevision(call.req));
    await note(
      call,
      worker,
      changed.state === 'withdrawn' ? 'request.withdrawn' : 'request.updated',
      changed,
    );
    return whole(call, changed);
  });

  bind(assignSubjectRequest, async (call) => {
    const { record, worker } = await open(call);
    const changed = await edit.assign(worker, record, call.body.user_id, seenRevision(call.req));
    await note(call, worker, 'request.assigned', changed);
    return whole(call, changed);
  });

  bind(addRequestNote, async (call) => {
    const { record, worker } = await open(call);
    const changed = await edit.note(worker, record, call.body.note);
    await note(call, worker, 'request.noted', changed);
    return toSummary(changed);
  });

  bind(addRequestTask, async (call) => {
    const { record, worker } = await open(call);
    const changed = await tasks.add(worker, record, call.body);
    await note(call, worker, 'request.task_added', changed);
    return toSummary(changed);
  });

  bind(updateRequestTask, async (call) => {
    const { record, worker } = await open(call);
    const changed = await tasks.update(worker, record, call.params.taskId, call.body);
    await note(call, worker, 'request.task_updated', changed);
    return whole(call, changed);
  });

  bind(removeRequestTask, async (call) => {
    const { record, worker } = await open(call);
    const changed = await tasks.remove(worker, record, call.params.taskId);
    await note(call, worker, 'request.task_removed', changed);
  });

  bind(getRequestConsentRecord, async (call) => {
    const { record, worker } = await open(call);
    mayReadConsents(worker.member);
    const language = call.query.language ?? record.language;
    const found = await consentRecord.read(record, language, worker.member.role);
    await note(call, worker, 'request.opened', record);
    return found;
  });

  bind(getRequestProcessingExtract, async (call) => {
    const { record, worker } = await open(call);
    const { language = record.language, without, processing_items } = call.query;
    const found = await processingExtract.read(worker.member, record, language, without, processing_items);
    await note(call, worker, 'request.opened', record);
    return found;
  });

  bind(eraseRequestConsents, async (call) => {
    const { record, worker } = await open(call);
    const changed = await consentRecord.erase(worker, record, requiredRevision(call.req), (confirmed) =>
      note(call, worker, 'request.consents_erased', confirmed),
    );
    return whole(call, changed);
  });

  bind(answerSubjectRequest, async (call) => {
    const { record, worker } = await open(call);
    if (call.body.with_record) mayReadConsents(worker.member);
    const changed = await close.answer(worker, record, call.body, requiredRevision(call.req));
    await note(call, worker, 'request.answered', changed);
    return whole(call, changed);
  });

  bind(rejectSubjectRequest, async (call) => {
    const { record, worker } = await open(call);
    const changed = await close.reject(worker, record, call.body, requiredRevision(call.req));
    await note(call, worker, 'request.rejected', changed);
    return whole(call, changed);
  });

  bind(completeSubjectRequest, async (call) => {
    const { record, worker } = await open(call);
    const changed = await close.complete(worker, record, call.body, requiredRevision(call.req));
    await note(call, worker, 'request.completed', changed);
    return whole(call, changed);
  });
};
