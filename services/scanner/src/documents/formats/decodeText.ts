/** A text file in the encoding it says, in UTF-8, or in the one of Thai files before it. */
export const decodeText = (bytes: Buffer): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The end may be cut in the middle of a letter; what is no UTF-8 at all has hundreds of wrong letters.
    const loose = new TextDecoder('utf-8').decode(bytes);
    const wrong = loose.split('\uFFFD').length - 1;
    return wrong < 4 ? loose : new TextDecoder('windows-874').decode(bytes);
  }
};
