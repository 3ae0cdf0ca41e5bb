import { getConsentProof } from '@yinyom/contracts/consents/proof';
import type { Lang } from '@yinyom/contracts/constants';
import { downloadFile, isApiError, type Downloaded } from '@yinyom/mfe-kit';

const PATIENCE_MS = 60_000;

interface Wanted {
  consentId: string;
  format: 'pdf' | 'json';
  language: Lang;
}

/**
 * Fetches the proof of a decision. While a busy server is still drawing it, it says when to ask again.
 * @throws ApiError when it is refused, or still not there after a minute
 */
export const downloadProof = async ({ consentId, format, language }: Wanted): Promise<Downloaded> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await downloadFile({
        endpoint: getConsentProof,
        params: { id: consentId },
        query: { format, language },
        quiet: true,
      });
    } catch (error) {
      const seconds = isApiError(error) && error.status === 503 ? error.retryAfter : undefined;
      if (seconds === undefined || Date.now() + seconds * 1_000 > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
};
