import { withoutEnd } from '@yinyom/contracts/withoutEnd';

const DATA_URI = /^data:image\/png;base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The bytes of a base64 text as forms send it: a data URI's head, line breaks and the URL-safe alphabet are
 * understood, and so is a `+` that became a space on its way.
 * @returns null when it is not base64
 */
export const decodeBase64 = (text: string): Buffer | null => {
  const plain = text
    .trim()
    .replace(DATA_URI, '')
    .replace(/[\r\n\t]+/g, '')
    .replace(/[ -]/g, '+')
    .replace(/_/g, '/');
  const unpadded = withoutEnd(plain, '=');
  const padding = plain.length - unpadded.length;
  if (!BASE64.test(plain) || unpadded.length % 4 === 1) return null;
  if (padding > 0 && plain.length % 4 !== 0) return null;
  return Buffer.from(plain, 'base64');
};
