import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { certificateContent } from 'yinyom-verify/certificateContent';
import type { LedgerKeys } from './ledgerKeys';

/** Signs what other services certify; the private key stays here. */
export const createCertificateInternal = (
  keys: Pick<LedgerKeys, 'current' | 'known'>,
): Pick<InternalHandlers<typeof consentsInternal>, 'signCertificate'> => ({
  signCertificate: async ({ content }) => {
    const key = await keys.current();
    const signed = { ...content, key_id: key.id };
    return { key_id: key.id, keys: await keys.known(), signature: key.sign(certificateContent(signed)) };
  },
});
