import { addRequestFiles, getRequestFile } from '@yinyom/contracts/requests/requestFiles';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import { needsWayOut } from '@yinyom/service-kit/auth/wayOut';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { RequestAccess } from '../administration/requestAccess';
import type { RequestStore } from '../register/request.store';
import { sendAttachment } from './sendAttachment';
import { UPLOADED, type RequestFiles } from './requestFiles.service';

interface Deps {
  requests: Pick<RequestStore, 'find'>;
  files: RequestFiles;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
}

/** Files of requests, for Admins and officers: attachments that no browser shows in a page of the platform. */
export const bindRequestFiles = (bind: RouteBinder, { requests, files, access, auditor }: Deps): void => {
  bind(
    addRequestFiles,
    async (call) => {
      const { owned: record, member } = await openOwned(call, await requests.find(call.params.id));
      const { actor } = await access.worker(call.context, member);
      const count = await files.add(record, call.files, actor);
      await auditor.done(call.context, member, {
        action: 'request.file_uploaded',
        target: { type: 'subject_request', id: String(record._id), label: record.number },
      });
      return { files: count };
    },
    { streamed: UPLOADED },
  );

  bind(getRequestFile, async (call) => {
    const { owned: record, member } = await openOwned(call, await requests.find(call.params.id));
    needsWayOut(member, 'document.getRequestFile');
    const { head, bytes } = await files.read(record, call.params.fileId);
    await auditor.done(call.context, member, {
      action: 'request.file_downloaded',
      target: { type: 'subject_request', id: String(record._id), label: record.number },
    });
    const name = `${record.number}-file-${head.place + 1}.${head.type}`;
    sendAttachment(call.res, name, bytes);
    return SENT;
  });
};
