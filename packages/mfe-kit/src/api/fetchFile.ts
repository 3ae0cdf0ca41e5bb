import type { ApiError } from './ApiError';
import type { Downloaded } from './downloadFile';
import { fetchAuthorized } from './fetchAuthorized';
import { readAnswer } from './readAnswer';
import type { RequestDescription } from './RequestDescription';
import { watchSilence } from './watchSilence';

/** A connection may break this often without anything having come; each byte that comes starts the count anew. */
const MOST_BREAKS = 3;

const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'download';

/** Files, also those in JSON, say that they are to be saved. */
const isFile = (response: Response): boolean =>
  response.ok && response.headers.get('Content-Disposition')?.startsWith('attachment') === true;

/** What `downloadFile` does: code of its own, as few pages have files. */
export const fetchFile = async (
  call: RequestDescription,
  onProgress: (share: number) => void,
): Promise<Downloaded> => {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let breaks = 0; ;) {
    const ending = new AbortController();
    const silence = watchSilence(() => ending.abort());
    try {
      const response = await fetchAuthorized({ ...call, fromByte: received }, () => ending.signal);
      if (!isFile(response) || !response.body) {
        const answer = await readAnswer(response);
        if ('error' in answer) throw answer.error;
        return { answer: answer.data };
      }
      if (response.status !== 206) {
        parts = [];
        received = 0;
      }
      const total = received + Number(response.headers.get('Content-Length') ?? 0);
      const chunks = response.body.getReader();
      for (let part = await chunks.read(); !part.done; part = await chunks.read()) {
        silence.heard();
        breaks = 0;
        parts.push(part.value);
        received += part.value.length;
        if (total > 0) onProgress(Math.min(1, received / total));
      }
      return {
        file: new Blob(parts, { type: response.headers.get('Content-Type') ?? '' }),
        name: nameIn(response),
      };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      breaks += 1;
      if (breaks > MOST_BREAKS)
        throw { status: ending.signal.aborted ? 'timeout' : 'offline' } satisfies ApiError;
    } finally {
      silence.stop();
    }
  }
};
