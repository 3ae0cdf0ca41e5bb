import { getConsentReceipt } from '@yinyom/contracts/consents/consentReceipt';
import { downloadFile, type Downloaded } from '@yinyom/mfe-kit';

/** Fetches the receipt of a decision by ISO/IEC TS 27560. @throws ApiError when it is refused */
export const downloadReceipt = (consentId: string): Promise<Downloaded> =>
  downloadFile({ endpoint: getConsentReceipt, params: { id: consentId }, quiet: true });
