import { getConsentProof } from '@yinyom/contracts/consents/proof';
import type { Lang } from '@yinyom/contracts/constants';
import type { Downloaded } from '@yinyom/mfe-kit';
import { downloadPatiently } from '../../files/downloadPatiently';

interface Wanted {
  consentId: string;
  format: 'pdf' | 'json';
  language: Lang;
}

/**
 * Fetches the proof of a decision.
 * @throws ApiError when it is refused, or still not there after a minute
 */
export const downloadProof = ({ consentId, format, language }: Wanted): Promise<Downloaded> =>
  downloadPatiently({
    endpoint: getConsentProof,
    params: { id: consentId },
    query: { format, language },
    quiet: true,
  });
