import { downloadFile, isApiError, type Downloaded, type RequestDescription } from '@yinyom/mfe-kit';

const PATIENCE_MS = 60_000;

/**
 * Fetches a file that a busy server may still be drawing: then the server says when to ask again.
 * @throws ApiError when it is refused, or still not there after a minute
 */
export const downloadPatiently = async (call: RequestDescription): Promise<Downloaded> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await downloadFile(call);
    } catch (error) {
      const seconds = isApiError(error) && error.status === 503 ? error.retryAfter : undefined;
      if (seconds === undefined || Date.now() + seconds * 1_000 > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
};
