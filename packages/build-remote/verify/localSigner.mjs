import { generateKeyPairSync, sign } from 'node:crypto';

/**
 * A signing key of this process. A browser that is told to believe it checks signatures and digests as ever, but takes what was put
 * together here; no other browser does.
 */
export const createLocalSigner = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    /** SPKI, base64: what the document names as `release-key`. */
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    /** ECDSA over SHA-256, IEEE P1363, base64. */
    sign: (text) =>
      sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  };
};
