/** Takes exact numbers of bytes out of a stream. */
export const byteReader = (source: AsyncIterable<Buffer>) => {
  const stream = source[Symbol.asyncIterator]();
  let parts: Buffer[] = [];
  let length = 0;
  let taken = 0;
  return {
    /** How many bytes were taken so far. */
    position: () => taken,
    /** So many bytes, or fewer when the stream ends before. */
    take: async (wanted: number): Promise<Buffer> => {
      while (length < wanted) {
        const { done, value } = await stream.next();
        if (done) break;
        parts.push(value);
        length += value.length;
      }
      const all = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
      const found = all.subarray(0, wanted);
      parts = all.length > wanted ? [all.subarray(wanted)] : [];
      length = all.length - found.length;
      taken += found.length;
      return found;
    },
  };
};
