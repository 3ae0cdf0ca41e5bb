import { canonicalJson } from './canonicalJson';

/** What the signature of a certificate begins with: nothing else that the key signs begins so. */
const PREFIX = 'yinyom certificate\n';

/** What the signature of a certificate is made of: all of it but the signature and the list of keys, in canonical JSON. */
export const certificateContent = (certificate: object): string => {
  const {
    signature: _signature,
    keys: _keys,
    ...content
  } = certificate as { signature?: unknown; keys?: unknown };
  return PREFIX + canonicalJson(content);
};
