import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { binderContent } from 'yinyom-verify/binder/binderManifest';
import { certificateContent } from 'yinyom-verify/certificateContent';
import type { LedgerKeys } from './ledgerKeys';

/** Signs what other services certify; the private key stays here. */
export const createCertificateInternal = (
  keys: Pick<LedgerKeys, 'current' | 'known'>,
): Pick<InternalHandlers<typeof consentsInternal>, 'signCertificate' | 'signBinder'> => {
  const signWith = (textOf: (signed: object) => string) => async (given: { content: object }) => {
    const key = await keys.current();
    const signed = { ...given.content, key_id: key.id };
    return { key_id: key.id, keys: await keys.known(), signature: key.sign(textOf(signed)) };
  };
  return { signCertificate: signWith(certificateContent), signBinder: signWith(binderContent) };
};
