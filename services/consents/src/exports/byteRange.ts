/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file of `size` bytes that a Range header asks for; null for the whole file (no header, several
 * ranges, or one that is not in bytes), `unsatisfiable` when it lies outside (RFC 9110).
 */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, from = '', to = ''] = match;
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count === 0 ? 'unsatisfiable' : { first: size - count, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first >= size || first > last ? 'unsatisfiable' : { first, last };
};
