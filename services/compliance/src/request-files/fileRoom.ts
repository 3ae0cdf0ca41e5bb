import { MAX_REQUEST_FILE_BYTES } from '@yinyom/contracts/requests/requestFile';
import type { RequestStore } from '../register/request.store';
import type { RequestFileStore } from './requestFile.store';

interface Deps {
  requestFiles: Pick<RequestFileStore, 'bytesByRequest'>;
  answerFiles: Pick<RequestFileStore, 'bytesByRequest'>;
  requests: Pick<RequestStore, 'openIds'>;
}

/** Whether an organization may store so many bytes more in files of requests and of their answers. */
export type FileRoom = (organization_id: string, more: number) => Promise<boolean>;

const sumOf = (bytes: readonly number[]): number => bytes.reduce((sum, one) => sum + one, 0);

/** Files of closed requests go by themselves: only where all are too many, those of open ones are counted. */
export const createFileRoom =
  ({ requestFiles, answerFiles, requests }: Deps): FileRoom =>
  async (organization_id, more) => {
    const kept = [
      ...(await requestFiles.bytesByRequest(organization_id)),
      ...(await answerFiles.bytesByRequest(organization_id)),
    ];
    if (sumOf(kept.map(([, bytes]) => bytes)) + more <= MAX_REQUEST_FILE_BYTES) return true;
    const open = new Set(await requests.openIds(organization_id));
    return sumOf(kept.map(([id, bytes]) => (open.has(id) ? bytes : 0))) + more <= MAX_REQUEST_FILE_BYTES;
  };
