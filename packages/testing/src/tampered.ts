/**
 * A key, token or hash with one character that is certainly another one. Not the last: in base64 its last bits mean nothing. A fixed
 * end (`…AA`) is sometimes what was there before.
 */
export const tampered = (text: string): string => {
  const at = text.length - 4;
  return `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`;
};
