import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { AuditAction } from '@yinyom/contracts/identity/auditActions';
import { addAnswerFiles, removeAnswerFile } from '@yinyom/contracts/requests/requestFiles';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import type { Call, RouteBinder } from '@yinyom/service-kit/http/route';
import type { RequestStore } from '../register/request.store';
import { ANSWER_UPLOAD, type AnswerFiles } from './answerFiles.service';

interface Deps {
  requests: Pick<RequestStore, 'find'>;
  answers: Pick<AnswerFiles, 'upload' | 'remove'>;
  auditor: Auditor;
}
type OneCall = Pick<Call<AnyEndpoint>, 'member' | 'context'> & { params: { id: string } };

/** Files for answers, for Admins and officers. The person downloads them on the page of the answer. */
export const bindAnswerFiles = (bind: RouteBinder, { requests, answers, auditor }: Deps): void => {
  /** @throws AppError 401, 403, 404 */
  const open = async (call: OneCall, action: AuditAction) => {
    const { owned: record, member } = await openOwned(call, await requests.find(call.params.id));
    const target = { type: 'subject_request', id: String(record._id), label: record.number } as const;
    return { record, note: () => auditor.done(call.context, member, { action, target }) };
  };

  bind(
    addAnswerFiles,
    async (call) => {
      const { record, note } = await open(call, 'request.answer_file_uploaded');
      const files = await answers.upload(record, call.files);
      await note();
      return { files };
    },
    { streamed: ANSWER_UPLOAD },
  );

  bind(removeAnswerFile, async (call) => {
    const { record, note } = await open(call, 'request.answer_file_removed');
    await answers.remove(record, call.params.fileId);
    await note();
  });
};
