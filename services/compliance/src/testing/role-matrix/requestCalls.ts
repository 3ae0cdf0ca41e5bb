import { once, SCAN, type AreaOf } from './MatrixArea';
import { DECISION } from '../startCompliance';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { createFiles } from '../../createFiles';
import { createStores } from '../../createStores';
import { createSeals } from '../../register/seals';
import { OURS } from '@yinyom/testing/identityStandIn';
import { PDF } from '../sampleFiles';

const OF_COMPLETED = ['getRequestLetterPdf', 'getErasureCertificate', 'getErasureCertificatePdf'];
const UPLOADS = ['addRequestFiles', 'addAnswerFiles'];

/** Requests of data subjects. */
export const requestCalls: AreaOf = (compliance) => {
  const { officer } = compliance;
  const fresh = async () => {
    const entered = await compliance.enter({ rights: ['access', 'erasure'], consent_id: DECISION });
    await officer('POST', `/requests/${entered.id}/tasks`, { system_name: 'ERP' });
    const { body } = await officer('GET', `/requests/${entered.id}`);
    return { id: entered.id, taskId: body.tasks.at(-1).id as string, etag: body.etag as string };
  };
  const untouched = once(fresh);
  /** A completed erasure with a letter. */
  const completed = once(async () => {
    const { id } = await compliance.enter({ rights: ['erasure'], answer_way: 'post' });
    await officer('POST', `/requests/${id}/tasks`, { system_name: 'ERP' });
    const { tasks } = (await officer('GET', `/requests/${id}`)).body;
    await officer('PUT', `/requests/${id}/tasks/${tasks[0].id}`, { state: 'done', result: 'x' });
    const { etag } = (await officer('GET', `/requests/${id}`)).body;
    const { body } = await officer(
      'POST',
      `/requests/${id}/answer`,
      { letter_text: 'x' },
      { 'if-match': etag },
    );
    await officer('POST', `/requests/${id}/complete`, { result: '' }, { 'if-match': body.etag });
    return id;
  });
  /** A new request, and the service of its files. */
  const withFiles = async () => {
    const { id } = await compliance.enter();
    const stores = createStores(compliance.connection);
    const ring = testSecrets.DATA_SECRET;
    const files = createFiles({ stores, seals: createSeals(ring), ring, now: () => new Date() });
    const record = await stores.requests.find(id);
    if (!record) throw new Error('the request is gone');
    return { id, record, ...files };
  };
  /** A request with a file. */
  const filed = once(async () => {
    const { id, record, files } = await withFiles();
    await files.add(record, [PDF]);
    const [file] = await files.list(record);
    return { id, fileId: file?.id ?? '' };
  });
  /** A request with a file that waits for its answer. */
  const waiting = async () => {
    const { id, record, attachments } = await withFiles();
    const [file] = await attachments.upload(record, [PDF]);
    return { id, fileId: file?.id ?? '' };
  };
  const someWaiting = once(waiting);
  return {
    bodies: {
      listSubjectRequests: undefined,
      getSubjectRequestFigures: undefined,
      listOfficers: undefined,
      getSubjectRequest: undefined,
      getRequestSettings: undefined,
      removeRequestTask: undefined,
      createSubjectRequest: {
        channel: 'paper',
        rights: ['access'],
        person: { name: 'A', email: 'a@example.com' },
      },
      updateSubjectRequest: { details: 'x' },
      assignSubjectRequest: { user_id: null },
      addRequestNote: { note: 'x' },
      addRequestTask: { system_name: 'CRM' },
      updateRequestTask: { state: 'done', result: 'x' },
      answerSubjectRequest: { letter_text: 'x' },
      rejectSubjectRequest: { reason: 'repeated', explanation: 'x' },
      completeSubjectRequest: { result: '' },
      saveRequestSettings: { keep_months: 24 },
      getRequestLetterPdf: undefined,
      getRequestFile: undefined,
      addRequestFiles: undefined,
      addAnswerFiles: undefined,
      removeAnswerFile: undefined,
      getRequestConsentRecord: undefined,
      getRequestProcessingExtract: undefined,
      eraseRequestConsents: undefined,
      getErasureCertificate: undefined,
      getErasureCertificatePdf: undefined,
    },
    about: async ({ endpoint: { method, name, path }, isLetIn }) => {
      if (name === 'saveRequestSettings')
        return { ifMatch: (await officer('GET', `/organizations/${OURS}/request-settings`)).body.etag };
      if (path.startsWith('/organizations')) return {};
      if (name === 'getRequestFile') return { params: await filed() };
      if (name === 'removeAnswerFile') return { params: await (isLetIn ? waiting() : someWaiting()) };
      if (OF_COMPLETED.includes(name)) return { params: { id: await completed() } };
      // Reading changes nothing either.
      const { id, taskId, etag } = await (isLetIn && method !== 'GET' ? fresh() : untouched());
      const params = { id, taskId };
      if (UPLOADS.includes(name)) return { params, file: SCAN };
      if (name !== 'completeSubjectRequest' || !isLetIn) return { params, ifMatch: etag };
      // A task that is open keeps a request from being completed.
      const { tasks } = (await officer('GET', `/requests/${id}`)).body;
      for (const task of tasks as { id: string }[])
        await officer('DELETE', `/requests/${id}/tasks/${task.id}`);
      return { params, ifMatch: (await officer('GET', `/requests/${id}`)).body.etag };
    },
  };
};
